import { isDue, type DrainOptions, type Leases } from './due.ts'
import type { WaitingEntry } from './entry.ts'

const mostEntries = 20
const mostBytes = 100_000
/** After this many failed attempts the entry itself may be the cause. */
const attemptsInCompany = 3

/** State of one drain run, by entry id. */
export interface KnownOfRun extends DrainOptions, Leases {
  /** Already sent in this run and not sent again, so that the run ends. Their lanes wait for the next run. */
  readonly tried?: ReadonlySet<string>
  /** Sent alone, because their batch was refused as a whole. */
  readonly singly?: ReadonlySet<string>
  /** Kinds of which the centre takes no more for now. Their lanes wait, the others go on. */
  readonly limited?: ReadonlyMap<string, number> | undefined
}

/**
 * The next entries of one owner to send in one call; empty when nothing is due. Only the head of a lane can be sent,
 * and a leased or paused head blocks only its own lane, until the centre has its words. A returned entry has left its lane, so it does not block
 * later entries. At most 20 entries and about 100 KB, but at least one entry.
 *
 * An entry with files is sent alone, one step at a time; other entries are sent between its steps. So is one whose kind
 * has a call for a single entry only. Entries
 * with the fewest failures go first, and one that failed often is sent alone, so that it cannot fail the others.
 */
export function nextBatch(
  waiting: readonly WaitingEntry[],
  now: number,
  known: KnownOfRun = {},
): WaitingEntry[] {
  const goesAlone = (entry: WaitingEntry) =>
    entry.files !== undefined ||
    entry.alone === true ||
    entry.attempts >= attemptsInCompany ||
    known.singly?.has(entry.id) === true
  const ready = laneHeads(waiting)
    .filter((head) => known.tried?.has(head.id) !== true && known.limited?.has(head.kind) !== true)
    .filter((head) => isDue(head, now, known))
    .toSorted((a, b) => filesLast(a, b) || a.attempts - b.attempts || byAge(a, b))
  const inCompany = ready.filter((entry) => !goesAlone(entry))
  return inCompany.length > 0 ? fitting(inCompany) : ready.slice(0, 1)
}

/**
 * The entries that may go out next, oldest first: of each lane the oldest, and the entries after those that only lack
 * files. Those may wait for Wi-Fi or for a sign-in, and the words after them need not.
 */
export function laneHeads(waiting: readonly WaitingEntry[]): WaitingEntry[] {
  const blocked = new Set<string>()
  return waiting.toSorted(byAge).filter(({ lane, files }) => {
    const isBlocked = blocked.has(lane)
    if (!files?.receipt) blocked.add(lane)
    return !isBlocked
  })
}

function filesLast(a: WaitingEntry, b: WaitingEntry): number {
  return Number(a.files !== undefined) - Number(b.files !== undefined)
}

function byAge(a: WaitingEntry, b: WaitingEntry): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

function fitting(entries: readonly WaitingEntry[]): WaitingEntry[] {
  const batch: WaitingEntry[] = []
  let bytes = 0
  for (const entry of entries) {
    const size = entry.sealed.bytes.byteLength
    if (batch.length > 0 && bytes + size > mostBytes) continue
    batch.push(entry)
    bytes += size
    if (batch.length === mostEntries) break
  }
  return batch
}
