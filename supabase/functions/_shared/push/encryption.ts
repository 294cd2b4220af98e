import { fromBase64url } from './base64url.ts'

/*
 * Encryption of a push message, RFC 8291 over RFC 8188 (aes128gcm), in one record. WebCrypto alone, so that the tests in
 * Node run the very lines that run in Deno.
 */

/** The keys of a subscription, base64url as a browser gives them. */
export interface SubscriptionKeys {
  /** The browser's public key on P-256, uncompressed: 65 bytes. */
  p256dh: string
  /** The secret that it shares with us: 16 bytes. */
  auth: string
}

/** The random parts of each message: our key pair and the salt. A test passes published ones. */
export interface Fresh {
  keys: CryptoKeyPair
  salt: Uint8Array<ArrayBuffer>
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const recordSize = 4096
const text = new TextEncoder()

/** Marks the end of the words in the last record. */
const lastRecord = 2

async function fresh(): Promise<Fresh> {
  const keys = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) }
}

/** The body of the request to the push service. Throws where the keys are no keys; at most 3993 bytes fit. */
export async function encrypted(
  words: string,
  { p256dh, auth }: SubscriptionKeys,
  given?: Fresh,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, salt } = given ?? (await fresh())
  const theirs = fromBase64url(p256dh)
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const shared = await sharedSecret(keys.privateKey, theirs)
  const info = joined(text.encode('WebPush: info\0'), theirs, ours)
  const secret = await derived(fromBase64url(auth), shared, info, 32)
  const key = await derived(salt, secret, text.encode('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await derived(salt, secret, text.encode('Content-Encoding: nonce\0'), 12)
  const content = joined(text.encode(words), new Uint8Array([lastRecord]))
  return joined(header(salt, ours), await sealed(key, nonce, content))
}

async function sharedSecret(
  own: CryptoKey,
  theirs: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', theirs, curve, false, [])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: key }, own, 256))
}

async function derived(
  salt: Uint8Array<ArrayBuffer>,
  from: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8))
}

async function sealed(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, content))
}

/** Salt, size of a record, and our public key as the name of the key. */
function header(salt: Uint8Array, ours: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, recordSize)
  return joined(salt, size, new Uint8Array([ours.length]), ours)
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const allBytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    allBytes.set(part, at)
    at += part.length
  }
  return allBytes
}
