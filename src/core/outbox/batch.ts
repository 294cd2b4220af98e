import { isDue, type DrainOptions, type Leases } from './due.ts'
import type { WaitingEntry } from './entry.ts'

const mostEntries = 20
const mostBytes = 100_000
/** After so many attempts that came to nothing an entry may be what makes them fail. */
const attemptsInCompany = 3

/** What a run of the drain already knows about entries, by id. */
export interface KnownOfRun extends DrainOptions, Leases {
  /** Sent in this run: not again, so that a run ends; their lanes wait for the next run. */
  readonly tried?: ReadonlySet<string>
  /** To be sent by themselves, because a batch that they were in was refused as a whole. */
  readonly singly?: ReadonlySet<string>
}

/**
 * The next entries of one owner to be sent together, empty when nothing is due. Only the head of a lane can go, and a
 * head that is being sent or pauses holds its own lane alone. A returned entry has left its lane: what the person has to
 * mend first must not hold up what comes after it. At most 20 entries and about 100 KB, but always one.
 *
 * What has files goes by itself, step after step, and whatever needs one call alone goes between. What failed least
 * goes first, and what failed often goes by itself, so that one entry that no line or server can carry never takes
 * the others down with it.
 */
export function nextBatch(
  waiting: readonly WaitingEntry[],
  now: number,
  known: KnownOfRun = {},
): WaitingEntry[] {
  const goesAlone = (entry: WaitingEntry) =>
    entry.files !== undefined || entry.attempts >= attemptsInCompany || known.singly?.has(entry.id) === true
  const ready = laneHeads(waiting)
    .filter((head) => known.tried?.has(head.id) !== true && isDue(head, now, known))
    .toSorted((one, other) => one.attempts - other.attempts || byAge(one, other))
  const inCompany = ready.filter((entry) => !goesAlone(entry))
  return inCompany.length > 0 ? fitting(inCompany) : ready.slice(0, 1)
}

/** The oldest entry of each lane. */
export function laneHeads(waiting: readonly WaitingEntry[]): WaitingEntry[] {
  const heads = new Map<string, WaitingEntry>()
  for (const entry of waiting.toSorted(byAge)) if (!heads.has(entry.lane)) heads.set(entry.lane, entry)
  return [...heads.values()]
}

function byAge(one: WaitingEntry, other: WaitingEntry): number {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
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
