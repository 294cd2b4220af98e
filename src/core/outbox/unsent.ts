import { editsOf } from '#src/core/editing/edits.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { steadily } from '#src/device/outbox-database.ts'
import { unsentOf } from './stored-outbox.ts'

/** How much of whoever uses the phone now the centre has not answered for: submissions, and changes of an editor. */
export async function unsentCount(): Promise<number> {
  const owner = await ownerNow()
  const [entries, edits] = await Promise.all([steadily(() => unsentOf(owner)), editsOf(owner)])
  return entries + edits.length
}
