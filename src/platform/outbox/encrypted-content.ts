import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'

/** The encrypted part of an entry: its text, and the guest's secret if it goes out as a guest's. */
export interface EncryptedContent {
  readonly content: string
  readonly guest?: string
}

/** Encrypts an entry's content. */
export function encryptContent(key: CryptoKey, content: EncryptedContent): Promise<Encrypted> {
  return encrypt(key, JSON.stringify(content))
}

/** Decrypts an entry's content; `undefined` with another key or damaged bytes. */
export async function decryptContent(
  key: CryptoKey,
  sealed: Encrypted,
): Promise<EncryptedContent | undefined> {
  const text = await decrypt(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as EncryptedContent)
}

/** Encrypts the details of a refusal. */
export function encryptDetails(key: CryptoKey, details: unknown): Promise<Encrypted> {
  return encrypt(key, JSON.stringify(details))
}

/** Decrypts the details of a refusal; `undefined` with another key or damaged bytes. */
export async function decryptDetails<Details>(
  key: CryptoKey,
  sealed: Encrypted,
): Promise<Details | undefined> {
  const text = await decrypt(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Details)
}
