import { heldPerson } from '#src/core/session/held-session.ts'

/** Whose work it is that somebody does without an account. */
export const guestOwner = 'device'

/** Whose work it is that whoever uses this phone does now: the account's id, or the guest's of the phone. */
export async function ownerNow(): Promise<string> {
  return (await heldPerson())?.id ?? guestOwner
}

/**
 * Whose work it is now that was begun as somebody's: a guest's is that of whoever signed in since. Nobody's where an
 * account no longer uses this phone: it must not go out under another name.
 */
export async function ownerSince(begunAs: string): Promise<string | undefined> {
  const now = await ownerNow()
  return begunAs === guestOwner || begunAs === now ? now : undefined
}
