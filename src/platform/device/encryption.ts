import { bytesOfBase64 } from '#src/base/bytes.ts'
/** Data encrypted with AES-GCM, 256 bits. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const cipher = 'AES-GCM'
const uses: KeyUsage[] = ['encrypt', 'decrypt']

/** False without Web Crypto, as on a page without https. Then nothing is stored, rather than stored unencrypted. */
export function canEncrypt(): boolean {
  return typeof crypto === 'object' && (crypto as { subtle?: unknown }).subtle !== undefined
}

/** A new key that no script can read; it can only be used, by this browser. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: cipher, length: 256 }, false, uses)
}

/** Imports a key from 32 bytes in base64, not extractable. Throws on any other length. */
export async function keyFrom(base64: string): Promise<CryptoKey> {
  const bytes = bytesOfBase64(base64)
  if (bytes.length !== 32) throw new Error(`A key has 32 bytes, not ${bytes.length}`)
  return crypto.subtle.importKey('raw', bytes, cipher, false, uses)
}

/** Encrypts a text with a fresh IV, so that equal texts give different results. */
export function encrypt(key: CryptoKey, text: string): Promise<Encrypted> {
  return encryptBytes(key, new TextEncoder().encode(text))
}

/** Decrypts to text. Throws if the key is wrong or any bit has changed. */
export async function decrypt(key: CryptoKey, encrypted: Encrypted): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await decryptBytes(key, encrypted))
}

/** Encrypts bytes; see `encrypt`. */
export async function encryptBytes(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: new Uint8Array(await crypto.subtle.encrypt({ name: cipher, iv }, key, bytes)) }
}

/** The bytes that were encrypted; see `decrypt`. */
export async function decryptBytes(
  key: CryptoKey,
  { iv, bytes }: Encrypted,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: cipher, iv }, key, bytes))
}

/** True for the same ciphertext, compared by its unique IV. */
export function isSameCiphertext(a: Encrypted | undefined, b: Encrypted | undefined): boolean {
  return !!a && !!b && a.iv.every((byte, at) => byte === b.iv[at])
}
