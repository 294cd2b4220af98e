import type { WaitingEntry } from './entry.ts'

/** Errors that waiting does not resolve: only the person can, so the entry is returned. */
const permanentErrors: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 422])

/** True for a status that returns an entry. With every other status it waits, unknown ones included. */
export function isPermanentError(status: number): boolean {
  return permanentErrors.has(status)
}

/** The longest pause that the phone chooses, in milliseconds. */
export const longestPause = 15 * 60_000

/** The longest pause that the centre can ask for (Retry-After), in milliseconds; more counts as this. */
export const longestRequestedPause = 24 * 60 * 60_000

const firstPause = 5_000
const shortestPause = 1_000
const longestForChange = 5 * 60_000

/**
 * Returns the pause after failed attempts, in milliseconds: exponential with full jitter, so that phones do not
 * return all at once. `random` is 0 ≤ n < 1. At least `requestedMs`, the centre's own request.
 */
export function pauseAfter(attempts: number, random: number, requestedMs?: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 20)
  const widest = Math.min(longestPause, firstPause * 2 ** doublings)
  const own = Math.round(shortestPause + random * (widest - shortestPause))
  // A value that is no number counts as no request; then the phone's own pause is the least.
  return Math.min(longestRequestedPause, Math.max(own, Math.round((requestedMs || 0) + random * firstPause)))
}

/**
 * Milliseconds until the next try of an entry that waits for a sign-in or for another network. It never grows: such a
 * change wakes the outbox by itself.
 */
export function pauseForChange(random: number): number {
  return Math.round(longestForChange * (0.5 + random / 2))
}

/**
 * Length of a lease, in milliseconds: longer than any send (a sender gives up after a minute), and short enough
 * that a dead page delays an entry by two minutes at most.
 */
export const leaseLength = 2 * 60_000

/** Bytes a millisecond of the slowest network that a file is given time for: 4 KB a second. */
export const slowestBytesPerMs = 4

/** Returns the length of a lease on this entry, in milliseconds: with files, the time for the largest is added. */
export function leaseLengthOf({ files }: Pick<WaitingEntry, 'files'>): number {
  return leaseLength + Math.ceil((files?.largest ?? 0) / slowestBytesPerMs)
}

/** How long an entry may stay past its due time over a good connection before the person is told, in milliseconds. */
export const stuckAfterMs = 2 * 60_000

/** Options of a drain: which pauses it ignores. */
export interface DrainOptions {
  /** The pauses, as a tap on *Send now* and a sign-in do. */
  readonly ignorePauses?: boolean
  /** Ignores pauses after network or server errors: the centre has just answered. */
  readonly networkProven?: boolean
  /** Ignores pauses of entries that wait for a sign-in: the owner has signed in. */
  readonly signedIn?: boolean
  /** Ignores *Photos over Wi-Fi only*, as *Send now* does. */
  readonly anyNetwork?: boolean
}

/** Knowledge about lease holders. */
export interface Leases {
  /** No other run is active, so every existing lease belongs to a dead page. */
  readonly leasesAreDead?: boolean
}

/**
 * True while a lease on this entry is valid. A lease that ends later than a lease can last was written under a
 * wrong clock, and is over.
 */
export function isLeased(entry: Timed, now: number): boolean {
  const left = (entry.lease?.until ?? now) - now
  return left > 0 && left <= leaseLengthOf(entry)
}

/** An entry, or the cart as a whole, with the times at which it may be sent. */
export type Timed = Pick<WaitingEntry, 'nextAttemptAt' | 'why' | 'lease' | 'files'>

/** True if this entry may be sent now, regardless of others. */
export function isDue(entry: Timed, now: number, options: DrainOptions & Leases = {}): boolean {
  if (options.leasesAreDead !== true && isLeased(entry, now)) return false
  if (options.signedIn === true && entry.why === 'sign-in') return true
  if (options.networkProven === true && (entry.why === 'network' || entry.why === 'centre')) return true
  return isAbandonedLease(entry, options) || options.ignorePauses === true || pauseLeft(entry, now) === 0
}

/** Returns the time at which this entry may be sent next; `now` if it is due. */
export function dueAt(entry: Timed, now: number, leases: Leases = {}): number {
  if (isAbandonedLease(entry, leases)) return now
  return isLeased(entry, now) ? entry.lease!.until : now + pauseLeft(entry, now)
}

/** True if a dead holder left the lease: the entry was due then, and nobody has seen the result. */
function isAbandonedLease({ lease }: Timed, { leasesAreDead }: Leases): boolean {
  return leasesAreDead === true && lease !== undefined
}

/**
 * True if the person must learn that this entry is stuck: two minutes past its due time and not being sent,
 * although the network works since `provenNetworkSince`. False for entries that wait for a sign-in, for Wi-Fi
 * or for a newer build.
 */
export function isStuck(entry: WaitingEntry, now: number, provenNetworkSince: number | undefined): boolean {
  if (provenNetworkSince === undefined || !isDue(entry, now)) return false
  if (entry.why === 'sign-in' || entry.why === 'wifi' || entry.why === 'newer-app') return false
  // An impossible due time is the clock's fault and tells nothing; then the network's own time counts.
  const due = entry.nextAttemptAt <= now ? entry.nextAttemptAt : provenNetworkSince
  return now - Math.max(due, provenNetworkSince) > stuckAfterMs
}

/** A pause longer than any that is ever taken was computed by another clock: it is over. */
function pauseLeft(entry: Timed, now: number): number {
  const left = entry.nextAttemptAt - now
  const longest = entry.why === 'busy' ? longestRequestedPause : longestPause
  return left > 0 && left <= longest ? left : 0
}

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
