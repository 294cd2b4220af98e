import { ownerNow } from '#src/core/keys/owner.ts'
import { withOutbox } from '#src/device/outbox-database.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'

/** Returns the number of the current user's entries that the centre has not confirmed. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  return withOutbox(() => unsentOf(owner))
}
