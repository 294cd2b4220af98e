import { keyOf } from '#src/core/keys/keys.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { guestSetting } from '#src/core/outbox/setting-keys.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { isSameCiphertext, open, seal, type Sealed } from '#src/device/sealing.ts'

/** The guest of this phone: the secret, and the sealing by which it is seen whether the guest is still the same. */
export interface Guest {
  readonly secret: string
  readonly sealed: Sealed
}

/** The guest of this phone, made at the first use; two tabs that both make one agree on the first. */
export async function guestSecret(): Promise<Guest> {
  const key = await keyOf(guestOwner)
  if (!key) throw new DOMException('No Web Crypto', 'SecurityError')
  const made = await seal(key, newSecret())
  const sealed = await steadily(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      const held = await heldGuest()
      if (!held) await outbox.settings.put({ key: guestSetting, value: made })
      return held ?? made
    }),
  )
  return { secret: await open(key, sealed), sealed }
}

/** The guest of this phone, if there is one: nothing before its first submission, and after it was claimed. */
export async function guestAtHand(): Promise<Guest | undefined> {
  const [sealed, held] = await steadily(() => Promise.all([heldGuest(), outbox.keys.get(guestOwner)]))
  return sealed && held && { secret: await open(held.key, sealed), sealed }
}

/** True while this is the guest of the phone; within a transaction it stays so until its end. */
export async function isStillGuest(guest: Guest | undefined): Promise<boolean> {
  const held = await heldGuest()
  return guest === undefined ? held === undefined : isSameCiphertext(held, guest.sealed)
}

async function heldGuest(): Promise<Sealed | undefined> {
  return (await outbox.settings.get(guestSetting))?.value as Sealed | undefined
}

/** 256 random bits in base64url: nobody guesses it, so whoever knows it is the guest. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}
