import { base64urlOf } from '#src/base/bytes.ts'
import { keyOf } from './keys.ts'
import { guestOwner } from './owner.ts'
import { guestSetting } from '#src/platform/outbox/setting-keys.ts'
import { storedVisit } from './stored-visit.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { isSameCiphertext, decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'

/** The guest of this phone: the secret, and the encryption by which it is seen whether the guest is still the same. */
export interface Guest {
  readonly secret: string
  readonly sealed: Encrypted
}

/** The guest of this phone, made at the first use; two tabs that both make one agree on the first. */
export async function guestSecret(): Promise<Guest> {
  for (;;) {
    const visit = (await withOutbox(storedVisit))?.id
    const key = await keyOf(guestOwner)
    if (!key) throw new DOMException('No Web Crypto', 'SecurityError')
    const made = await encrypt(key, newSecret())
    const sealed = await withOutbox(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        // A visit that has begun or ended meanwhile brought another key: no guest could ever send under a secret that it does not open.
        if ((await storedVisit())?.id !== visit) return undefined
        const stored = await storedGuest()
        if (!stored) await outbox.settings.put({ key: guestSetting, value: made })
        return stored ?? made
      }),
    )
    if (sealed) return { secret: await decrypt(key, sealed), sealed }
  }
}

/** The guest of this phone, if there is one: nothing before its first submission, and after it was claimed. */
export async function guestAtHand(): Promise<Guest | undefined> {
  const [sealed, stored] = await withOutbox(() => Promise.all([storedGuest(), outbox.keys.get(guestOwner)]))
  return sealed && stored && { secret: await decrypt(stored.key, sealed), sealed }
}

/** True while this is the guest of the phone; within a transaction it stays so until its end. */
export async function isStillGuest(guest: Guest | undefined): Promise<boolean> {
  const stored = await storedGuest()
  return guest === undefined ? stored === undefined : isSameCiphertext(stored, guest.sealed)
}

async function storedGuest(): Promise<Encrypted | undefined> {
  return (await outbox.settings.get(guestSetting))?.value as Encrypted | undefined
}

/** Returns 256 random bits in base64url. The holder of the secret is the guest. */
function newSecret(): string {
  return base64urlOf(crypto.getRandomValues(new Uint8Array(32)))
}
