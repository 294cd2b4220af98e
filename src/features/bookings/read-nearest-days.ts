import type { RefusedDay } from '#src/features/requests/requests-api.ts'
import { indiaDay } from '#src/base/day.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { entryFor } from '#src/platform/outbox/stored-outbox.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'

/** The code with which the centre returns a booking for a day gone by. */
export const dayGoneCode = 'day_gone'

/** Returns the days that the centre named as free in place of a day gone by, without those that have gone by since. */
export async function nearestDays(id: string): Promise<readonly string[]> {
  const owner = await ownerNow()
  const entry = await withOutbox(() => entryFor(owner, id))
  const [opened] = entry ? await openEntriesOf<unknown, RefusedDay>(owner, [entry]) : []
  const today = indiaDay()
  return opened?.details?.days.filter((day) => day >= today) ?? []
}
