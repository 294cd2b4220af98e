import { entriesOf } from '#src/core/outbox/stored-outbox.ts'
import { deskDatabase } from '#src/device/desk-database.ts'
import { steadily } from '#src/device/outbox-database.ts'

/** How much of what is closed a phone at the desk keeps; the centre has the rest (`findAtCentre`). */
export const closedKept = { days: 90, most: 2_000 }

const day = 86_400_000

/**
 * Takes from the mirror what was closed before the days that it keeps, as it would not come to a new phone either, and of
 * the rest all but the latest. What somebody here wrote about and the centre does not show yet stays.
 *
 * @returns how many went
 */
export async function dropLongClosed(owner: string, { days, most } = closedKept): Promise<number> {
  const about = new Set((await steadily(() => entriesOf(owner))).map(({ lane }) => `${owner}/${lane}`))
  const { items } = deskDatabase
  return deskDatabase.transaction('rw', items, async () => {
    const last = await items.where('[owner+n]').between([owner, 0], [owner, Number.MAX_SAFE_INTEGER]).last()
    if (!last) return 0
    const closed = (below: number) =>
      items.where('[owner+closed+n]').between([owner, 1, 0], [owner, 1, below], true, false)
    // The centre's numbers follow its clock, so that the phone's own, which may be wrong, need not be asked.
    const longAgo = await closed(last.n - days * day).primaryKeys()
    const surplus = Math.max(0, (await closed(Number.MAX_SAFE_INTEGER).count()) - most)
    const beyond = await closed(Number.MAX_SAFE_INTEGER).limit(surplus).primaryKeys()
    const going = [...new Set([...longAgo, ...beyond])].filter((id) => !about.has(id))
    await items.bulkDelete(going)
    return going.length
  })
}
