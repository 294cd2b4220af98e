import { refusal, unlessPost } from './answers.ts'
import { secretKeys } from './keys.ts'

/** Returns the response to a request that is no POST with a secret key of the project; `undefined` for one that is. */
export async function unlessFromUs(request: Request): Promise<Response | undefined> {
  const other = unlessPost(request)
  if (other || (await isFromUs(request))) return other
  return refusal(401, 'not_allowed', 'This is for the project itself.')
}

/** True if a request has a secret key of the project. Compares hashes, so that the timing reveals nothing. */
async function isFromUs(request: Request): Promise<boolean> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = [request.headers.get('apikey'), bearer].filter((key) => key != null)
  const [own, theirs] = await Promise.all([hashesOf(secretKeys()), hashesOf(given)])
  return own.some((key) => theirs.includes(key))
}

function hashesOf(texts: string[]): Promise<string[]> {
  return Promise.all(texts.map(hashOf))
}

async function hashOf(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
}
