/*
 * HMAC-SHA256 over the raw bytes of a body, in hex. WebCrypto alone, so that the sandbox of the embedded backend, which
 * runs in Node, signs with the same lines by which the function in Deno checks.
 */

import { hexOf } from './hex.ts'

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify'])

/** The signature of a body under a secret. */
export async function signatureOf(secret: string, body: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(body))
  return hexOf(bytes)
}

/** True if the signature matches these bytes and the secret, compared in constant time. */
export async function isSigned(
  secret: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const given = new Uint8Array(signature.match(/../g)!.map((pair) => parseInt(pair, 16)))
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, body)
}
