import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { isLeased } from './policy.ts'
import type { WaitingEntry } from './entry.ts'

/** True while any tab of this phone is sending. The worker must not be replaced then. */
export async function isBusySending(): Promise<boolean> {
  const waiting = await withOutbox(() => outbox.entries.where('state').equals('waiting').toArray())
  return (waiting as unknown as WaitingEntry[]).some((entry) => isLeased(entry, Date.now()))
}
