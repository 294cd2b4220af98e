import { outbox, steadily } from '#src/device/outbox-database.ts'
import { isLeased } from './due.ts'
import type { WaitingEntry } from './entry.ts'

/** True while something is being sent from this phone, in whatever tab: no moment to change the worker. */
export async function isBusySending(): Promise<boolean> {
  const waiting = await steadily(() => outbox.entries.where('state').equals('waiting').toArray())
  return (waiting as unknown as WaitingEntry[]).some((entry) => isLeased(entry, Date.now()))
}
