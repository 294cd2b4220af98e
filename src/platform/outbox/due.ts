import type { WaitingEntry } from './entry.ts'
import { longestRequestedPause, longestPause } from './pause.ts'

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
