import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { apiRoles } from './database/migrations.ts'

/** Signs and checks the access tokens of one backend (HS256, its own secret). */
export interface Tokens {
  sign(claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string>
  /** The claims of a valid, unexpired token with one of the three API roles; undefined for anything else. */
  verify(token: string): Promise<JWTPayload | undefined>
}

/** Seconds by which a token may be dated ahead: clocks are corrected a little, now and then. */
const tolerance = 300

/** True for a token that was made while the clock was ahead: it would be valid for as long. */
export const isOfTimeToCome = (claims: JWTPayload | undefined) =>
  (claims?.iat ?? 0) > Date.now() / 1000 + tolerance

/** Tokens that were found valid, of the latest calls: each call asks twice. */
const mostRemembered = 500

/** Tokens are dated by the machine's clock, because Lite checks them by it. */
export function localTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const remembered = new Map<string, JWTPayload>()

  const claimsOf = async (token: string): Promise<JWTPayload | undefined> => {
    const known = remembered.get(token)
    if (known !== undefined && known.exp! > Date.now() / 1000) return known
    remembered.delete(token)
    const checked = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(
      () => undefined,
    )
    if (checked === undefined) return undefined
    remembered.set(token, checked.payload)
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break
      remembered.delete(oldest)
    }
    return checked.payload
  }

  return {
    sign(claims, lifetimeSeconds) {
      const issuedAt = Math.floor(Date.now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key)
    },
    async verify(token) {
      const claims = await claimsOf(token)
      if (isOfTimeToCome(claims)) return undefined
      // PostgREST would SET ROLE to any role of the token; `postgres` would be superuser.
      return apiRoles.some((known) => known === claims?.role) ? claims : undefined
    },
  }
}

/** The bearer token of a request; undefined when there is none or when it merely repeats an API key. */
export function bearerToken(request: Request): string | undefined {
  const [, token] = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token === undefined || token.startsWith('sb_') ? undefined : token
}

/** True if a request carries a token that we signed. */
export async function isSigned(request: Request, tokens: Tokens): Promise<boolean> {
  const token = bearerToken(request)
  return token !== undefined && (await tokens.verify(token)) !== undefined
}

/**
 * 401 for a request that carries a token we did not sign or that names a foreign role, undefined otherwise.
 * Lite takes a token with an empty signature (alg: none) for an anonymous caller and any role in a signed one at its
 * word; a caller with a broken token must learn it, not be served as somebody else.
 */
export async function refuseBadToken(request: Request, tokens: Tokens): Promise<Response | undefined> {
  const authorization = request.headers.get('authorization')
  if (authorization === null) return undefined
  const token = bearerToken(request)
  if (token === undefined && /^Bearer\s+sb_\S+\s*$/i.test(authorization)) return undefined
  if (token !== undefined && (await tokens.verify(token))) return undefined
  return Response.json(
    { code: 'PGRST301', message: 'JWT is invalid, expired or not ours', details: null, hint: null },
    {
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="invalid_token"', 'access-control-allow-origin': '*' },
    },
  )
}
