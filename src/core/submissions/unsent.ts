import { editsOf } from '#src/core/editing/edits.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { device, onDevice } from '#src/device/database.ts'
import { steadily } from '#src/device/outbox-database.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'

/** How much of whoever uses the phone now the centre has not answered for: submissions, orders, and changes of an editor. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  const [entries, edits, orders] = await Promise.all([
    steadily(() => unsentOf(owner)),
    editsOf(owner),
    onDevice(() => device.wishes.where({ account: owner }).count()),
  ])
  return entries + edits.length + orders
}
