import { jwtVerify } from 'jose'
import { isOfTimeToCome } from '#local/tokens.ts'

const isSigned = /^\/storage\/v1\/object\/(upload\/)?sign\//

/**
 * Returns 400 for a signed address that has expired or whose token is missing or invalid, `undefined` for any other
 * request. Lite answers 500 to both, which an old link must not show.
 */
export async function refuseBadLink(request: Request, jwtSecret: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const opens = request.method === 'GET' || request.method === 'HEAD' || request.method === 'PUT'
  const token = searchParams.get('token')
  if (!opens || !isSigned.test(pathname)) return undefined
  try {
    const { payload } = await jwtVerify(token ?? '', new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    })
    if (isOfTimeToCome(payload)) throw new Error('It was made by a clock that was ahead')
    return undefined
  } catch (error) {
    return Response.json(
      { statusCode: '400', error: 'InvalidJWT', message: (error as Error).message },
      { status: 400, headers: { 'access-control-allow-origin': '*' } },
    )
  }
}
