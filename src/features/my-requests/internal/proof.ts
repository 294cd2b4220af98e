import { base64Of, bytesOfBase64 } from '#src/base/bytes.ts'
import { hashOf } from '#src/platform/outbox/content.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'
import type { UnsentWork } from './unsent-work.ts'

const ivLength = 12

/**
 * Returns the proof that an account saved this work: its hash, encrypted under the account's key, which is the same on
 * all its phones and known to nobody else. Without it anybody could write a file in the account's name.
 */
export async function proofOf(key: CryptoKey, work: Omit<UnsentWork, 'proof'>): Promise<string> {
  const { iv, bytes } = await encrypt(key, await hashOf(JSON.stringify(work)))
  return base64Of(new Uint8Array([...iv, ...bytes]))
}

/** True if the work has the proof of the account whose key this is, and nothing of it was changed since. */
export async function isProven(key: CryptoKey, { proof, ...work }: UnsentWork): Promise<boolean> {
  if (proof === undefined) return false
  try {
    const all = bytesOfBase64(proof)
    const hash = await decrypt(key, { iv: all.slice(0, ivLength), bytes: all.slice(ivLength) })
    return hash === (await hashOf(JSON.stringify(work)))
  } catch {
    return false
  }
}
