import { canEncrypt, newKey } from '#src/device/sealing.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { guestOwner, ownerNow } from './owner.ts'

/**
 * The key of an owner's words, if whoever uses the phone now may open them: the guest's always, made at its first use;
 * an account's while it is signed in here and its key has come. Nothing otherwise: nobody opens another one's work.
 */
export async function keyOf(owner: string): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined
  if (owner === guestOwner) return guestKey()
  if ((await ownerNow()) !== owner) return undefined
  return (await steadily(() => outbox.keys.get(owner)))?.key
}

/** As `keyOf`, but makes nothing: what a list may ask for while it is being drawn. */
export async function keyAtHand(owner: string): Promise<CryptoKey | undefined> {
  if (owner !== guestOwner && (await ownerNow()) !== owner) return undefined
  return (await steadily(() => outbox.keys.get(owner)))?.key
}

/** Two tabs may both make one; the first that is kept is the key of both. */
async function guestKey(): Promise<CryptoKey> {
  const stored = await steadily(() => outbox.keys.get(guestOwner))
  if (stored) return stored.key
  const candidate = { owner: guestOwner, key: await newKey() }
  return steadily(() =>
    outbox.transaction('rw', outbox.keys, async () => {
      const firstResponse = await outbox.keys.get(guestOwner)
      if (firstResponse) return firstResponse.key
      await outbox.keys.put(candidate)
      return candidate.key
    }),
  )
}
