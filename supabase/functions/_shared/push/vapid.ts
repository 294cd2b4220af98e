import { fromBase64url, toBase64url } from './base64url.ts'

/*
 * Identification to a push service, RFC 8292: a short-lived token signed with the key that the browser received when it
 * subscribed.
 */

/** Our key pair and whom a push service may write to about us. Keys are base64url: 65 bytes uncompressed, and 32. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** A `mailto:` or `https:` address. */
  subject: string
}

/** A push service takes a token for a day at most; ours is used at once. */
const lifetimeSeconds = 12 * 60 * 60

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The value of the header `authorization` for a message to this endpoint. Throws where the keys are no keys. */
export async function authorization(endpoint: string, vapid: Vapid, now = Date.now()): Promise<string> {
  const { origin } = new URL(endpoint)
  const claims = { aud: origin, exp: Math.floor(now / 1000) + lifetimeSeconds, sub: vapid.subject }
  const words = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = await crypto.subtle.importKey('jwk', jwkOf(vapid), algorithm, false, ['sign'])
  const bytes = new TextEncoder().encode(words)
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes)
  return `vapid t=${words}.${toBase64url(new Uint8Array(signature))}, k=${vapid.publicKey}`
}

/** A new key pair, as VAPID and the environment write it. */
export async function newKeys(): Promise<Pick<Vapid, 'publicKey' | 'privateKey'>> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { d = '' } = await crypto.subtle.exportKey('jwk', keys.privateKey)
  const raw = await crypto.subtle.exportKey('raw', keys.publicKey)
  return { publicKey: toBase64url(new Uint8Array(raw)), privateKey: d }
}

function part(value: object): string {
  return toBase64url(new TextEncoder().encode(JSON.stringify(value)))
}

function jwkOf({ publicKey, privateKey }: Vapid): JsonWebKey {
  const raw = fromBase64url(publicKey)
  const [x, y] = [toBase64url(raw.slice(1, 33)), toBase64url(raw.slice(33))]
  return { kty: 'EC', crv: 'P-256', x, y, d: privateKey }
}
