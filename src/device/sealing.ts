/** Something sealed under a key (AES-GCM, 256 bits); what it says only that key tells. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const cipher = 'AES-GCM'
const uses: KeyUsage[] = ['encrypt', 'decrypt']

/** False where the browser has no Web Crypto: a page without https. Then nothing is kept, rather than kept readable. */
export function canEncrypt(): boolean {
  return typeof crypto === 'object' && (crypto as { subtle?: unknown }).subtle !== undefined
}

/** A new key that no script can read; it can only be used, by this browser. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: cipher, length: 256 }, false, uses)
}

/** The key that 32 bytes in base64 are; no script can read it back. Throws where they are not 32 bytes. */
export async function keyFrom(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (message) => message.charCodeAt(0))
  if (bytes.length !== 32) throw new Error(`A key has 32 bytes, not ${bytes.length}`)
  return crypto.subtle.importKey('raw', bytes, cipher, false, uses)
}

/** Seals a text, under another number each time: the same text twice does not look the same. */
export function seal(key: CryptoKey, text: string): Promise<Sealed> {
  return encryptBytes(key, new TextEncoder().encode(text))
}

/** The text that was sealed. Throws where the key is another one or a single bit has changed. */
export async function open(key: CryptoKey, encrypted: Sealed): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await decryptBytes(key, encrypted))
}

/** Seals bytes; see `seal`. */
export async function encryptBytes(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: new Uint8Array(await crypto.subtle.encrypt({ name: cipher, iv }, key, bytes)) }
}

/** The bytes that were sealed; see `open`. */
export async function decryptBytes(key: CryptoKey, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: cipher, iv }, key, bytes))
}

/** True for one and the same sealing: the number that each has to itself tells. */
export function isSameCiphertext(one: Sealed | undefined, other: Sealed | undefined): boolean {
  return !!one && !!other && one.iv.every((byte, at) => byte === other.iv[at])
}
