import { heldPerson } from '#src/core/session/held-session.ts'

/** Whose work it is that somebody does without an account. */
export const guestOwner = 'device'

/** Whose work it is that whoever uses this phone does now: the account's id, or the guest's of the phone. */
export async function ownerNow(): Promise<string> {
  return (await heldPerson())?.id ?? guestOwner
}
