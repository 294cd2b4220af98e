import { editsOf } from '#src/core/editing/edits.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'

/** Returns the number of the current user's unconfirmed submissions, orders and edits. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  const [entries, edits, orders] = await Promise.all([
    withOutbox(() => unsentOf(owner)),
    editsOf(owner),
    withOutbox(() => outbox.wishes.where({ account: owner }).count()),
  ])
  return entries + edits.length + orders
}
