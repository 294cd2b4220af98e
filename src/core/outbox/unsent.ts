import { ownerNow } from '#src/core/keys/owner.ts'
import { entriesOf } from './stored-outbox.ts'

/** How many submissions of whoever uses the phone now the centre has not given a receipt for. */
export async function unsentCount(): Promise<number> {
  const entries = await entriesOf(await ownerNow())
  return entries.filter(({ state }) => state !== 'received').length
}
