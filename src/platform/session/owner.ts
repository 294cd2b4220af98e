import { currentPerson } from './stored-session.ts'

/** The owner of everything done without an account. */
export const guestOwner = 'device'

/** Owner of the guest's data during a visit (features/shared-phone/visit.ts); no list shows it. */
export const asideOwner = 'aside'

/** Owner of a past visit's unsent entries: they are sent, and no list shows them. */
export const departedOwner = (visit: string) => `once:${visit}`

/** True for the owner of a past visit. */
export const isDeparted = (owner: string) => owner.startsWith(departedOwner(''))

/** True if the owner's work goes out as a guest's. */
export const isGuests = (owner: string) => owner === guestOwner || isDeparted(owner)

/** Returns the current owner: the account's id, or the guest. */
export async function ownerNow(): Promise<string> {
  return (await currentPerson())?.id ?? guestOwner
}

/** Returns the current owner of work that a guest began: the account that has claimed it, else the guest. */
export async function ownerOfGuestWork(): Promise<string> {
  const person = await currentPerson()
  return person && !person.guestWork ? person.id : guestOwner
}

/**
 * Returns the current owner of work that was begun as `begunAs`; `undefined` if that account no longer uses this
 * phone, so that its work is not sent under another name.
 */
export async function ownerSince(begunAs: string): Promise<string | undefined> {
  if (begunAs === guestOwner) return ownerOfGuestWork()
  return begunAs === (await ownerNow()) ? begunAs : undefined
}
