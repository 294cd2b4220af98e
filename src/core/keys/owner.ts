import { currentPerson } from '#src/core/session/stored-session.ts'

/** The owner of everything done without an account. */
export const guestOwner = 'device'

/** Whose it is what a guest made before somebody began to use the phone once (core/guest/visit.ts); nobody sees it meanwhile. */
export const asideOwner = 'aside'

/** Whose it is what somebody who used the phone once left for the centre; it is sent, and no list shows it. */
export const departedOwner = (visit: string) => `once:${visit}`

/** Whether an owner is one who used the phone once and is gone. */
export const isDeparted = (owner: string) => owner.startsWith(departedOwner(''))

/** Whether nobody signs in for this owner's work: it goes out as the guest's who made it. */
export const isGuests = (owner: string) => owner === guestOwner || isDeparted(owner)

/** Whose work it is that the current user does now: the account's id, or the guest's of the phone. */
export async function ownerNow(): Promise<string> {
  return (await currentPerson())?.id ?? guestOwner
}

/** Whose it is now what a guest of this phone began: of whoever has signed in since and said that it is theirs, else still the guest's. */
export async function ownerOfGuestWork(): Promise<string> {
  const person = await currentPerson()
  return person && !person.guestWork ? person.id : guestOwner
}

/**
 * Whose work it is now that was begun as somebody's. `undefined` if that account no longer uses this phone: its work
 * must not be sent under another name.
 */
export async function ownerSince(begunAs: string): Promise<string | undefined> {
  if (begunAs === guestOwner) return ownerOfGuestWork()
  return begunAs === (await ownerNow()) ? begunAs : undefined
}
