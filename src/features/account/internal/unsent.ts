import { ownerNow } from '#src/platform/session/owner.ts'
import { returnWorkOfGoneAccount } from '#src/features/shared-phone/gone-account.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { unsentOf } from '#src/platform/outbox/stored-outbox.ts'

/** Returns the number of the current user's entries that the centre has not confirmed. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  return withOutbox(() => unsentOf(owner))
}

/**
 * Asks the centre whether anybody can still sign in as the account that uses this phone. If nobody can, returns its unsent work to its
 * person, and the account's id. Never rejects.
 */
export async function returnIfAccountGone(): Promise<string | undefined> {
  const isGone = await returnWorkOfGoneAccount().catch(() => undefined)
  return isGone && ownerNow()
}
