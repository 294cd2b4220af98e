import type { Entry, WaitingEntry } from './entry.ts'
import type { EntryRows } from './world.ts'

/**
 * Each owner's waiting entries, as one run last read and wrote them. Of a thousand that wait, a call reads the ids and the
 * rows that it sends, and not a thousand rows.
 */
export type WaitingView = Map<string, Map<string, WaitingEntry>>

/**
 * Returns the entries that `select` chooses among all that wait, as they are in the store now. The run's decrypted
 * entries are reused only while the same entries wait and the chosen ones are unchanged; else all are read again.
 */
export async function selectWaiting(
  rows: EntryRows,
  owner: string,
  view: WaitingView,
  select: (waiting: WaitingEntry[]) => WaitingEntry[],
): Promise<WaitingEntry[]> {
  const known = view.get(owner)
  if (known && isWhole(known, await rows.waitingIds(owner))) {
    const chosen = select([...known.values()])
    const now = await Promise.all(chosen.map(({ id }) => rows.get(id)))
    if (chosen.every((entry, at) => isUnchanged(entry, now[at]))) return now as WaitingEntry[]
  }
  const waiting = await rows.waiting(owner)
  view.set(owner, new Map(waiting.map((entry) => [entry.id, entry])))
  return select(waiting)
}

/** Notes the run's writes once they are on the disk. */
export function noteWritten(view: WaitingView, owner: string, written: readonly Entry[]): void {
  const known = view.get(owner)!
  for (const entry of written) {
    if (entry.state === 'waiting') known.set(entry.id, entry)
    else known.delete(entry.id)
  }
}

function isWhole(known: ReadonlyMap<string, WaitingEntry>, ids: readonly string[]): boolean {
  return ids.length === known.size && ids.every((id) => known.has(id))
}

function isUnchanged(known: WaitingEntry, now: Entry | undefined): boolean {
  return facts(known) === facts(now)
}

/** Returns the fields that decide the order, without the encrypted content. */
function facts(entry: Entry | undefined): string {
  return JSON.stringify({ ...entry, sealed: undefined })
}
