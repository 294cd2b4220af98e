import { ownerNow } from '#src/core/keys/owner.ts'
import { returnWorkOfGoneAccount } from '#src/core/lock/gone-account.ts'
import { withOutbox } from '#src/device/outbox-database.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'

/** Returns the number of the current user's entries that the centre has not confirmed. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  return withOutbox(() => unsentOf(owner))
}

/** Returns the account that uses this phone if nobody can sign in as it any more. Never rejects. */
export async function goneAccount(): Promise<string | undefined> {
  const isGone = await returnWorkOfGoneAccount().catch(() => undefined)
  return isGone && ownerNow()
}
