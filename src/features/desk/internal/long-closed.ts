import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'

/** Limits of closed items on a phone; the centre has the rest (`findAtCentre`). */
export const maxClosed = { days: 90, most: 2_000 }

const day = 86_400_000

/**
 * Deletes closed items that are older than the limit, and all but the latest of the rest. Items with unsent
 * actions stay.
 *
 * @returns the number of deleted items
 */
export async function dropLongClosed(owner: string, keep = maxClosed): Promise<number> {
  // Looked at first: at nearly every catching up nothing goes, and then nothing is locked and no entry is read.
  if ((await longClosed(owner, keep)).length === 0) return 0
  const about = new Set((await withOutbox(() => entriesOf(owner))).map(({ lane }) => `${owner}/${lane}`))
  const { items } = deskDatabase
  return deskDatabase.transaction('rw', items, async () => {
    const dropped = (await longClosed(owner, keep)).filter((id) => !about.has(id))
    await items.bulkDelete(dropped)
    return dropped.length
  })
}

/** Returns the keys of closed items beyond the limits. */
async function longClosed(owner: string, { days, most }: typeof maxClosed): Promise<readonly string[]> {
  const { items } = deskDatabase
  const last = await items.where('[owner+n]').between([owner, 0], [owner, Number.MAX_SAFE_INTEGER]).last()
  if (!last) return []
  const closed = (below: number) =>
    items.where('[owner+closed+n]').between([owner, 1, 0], [owner, 1, below], true, false)
  // The centre's numbers follow its clock, so that the phone's own, which may be wrong, need not be asked.
  const longAgo = await closed(last.n - days * day).primaryKeys()
  const surplus = Math.max(0, (await closed(Number.MAX_SAFE_INTEGER).count()) - most)
  const older = await closed(Number.MAX_SAFE_INTEGER).limit(surplus).primaryKeys()
  return [...new Set([...longAgo, ...older])]
}
