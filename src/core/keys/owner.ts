import { heldPerson } from '#src/core/session/held-session.ts'

/** Whose work it is that somebody does without an account. */
export const guestOwner = 'device'

/** Whose work it is that whoever uses this phone does now: the account's id, or the guest's of the phone. */
export async function ownerNow(): Promise<string> {
  return (await heldPerson())?.id ?? guestOwner
}

/** Whose it is now what a guest of this phone began: of whoever has signed in since and said that it is theirs, else still the guest's. */
export async function ownerOfGuestWork(): Promise<string> {
  const person = await heldPerson()
  return person && !person.guestWork ? person.id : guestOwner
}

/**
 * Whose work it is now that was begun as somebody's. Nobody's where an account no longer uses this phone: it must not go
 * out under another name.
 */
export async function ownerSince(begunAs: string): Promise<string | undefined> {
  if (begunAs === guestOwner) return ownerOfGuestWork()
  return begunAs === (await ownerNow()) ? begunAs : undefined
}
