import { decrypt, encrypt, type Encrypted } from '#src/device/encryption.ts'

/**
 * What an entry's encryption holds: the text to send, and the guest's secret where it goes out as a guest's, for
 * ever.
 */
export interface EncryptedContent {
  readonly content: string
  readonly guest?: string
}

/** Encrypts what is to be sent. */
export function encryptContent(key: CryptoKey, content: EncryptedContent): Promise<Encrypted> {
  return encrypt(key, JSON.stringify(content))
}

/** What is to be sent; `undefined` where the key is another one or the bytes are damaged. */
export async function decryptContent(
  key: CryptoKey,
  sealed: Encrypted,
): Promise<EncryptedContent | undefined> {
  const text = await decrypt(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as EncryptedContent)
}
