import type { WaitingEntry } from './entry.ts'
import { longestRequestedPause, longestPause } from './pause.ts'

/**
 * How long a lease lasts, in milliseconds: longer than any send takes (a sender gives up after a minute), and short
 * enough that what a dying page left behind goes on within two minutes.
 */
export const leaseLength = 2 * 60_000

/** Bytes a millisecond of the slowest line that a file is given time for: 4 KB a second. */
export const slowestBytesPerMs = 4

/** How long a lease on this entry lasts: one with files for as long as its largest may be on its way, too. */
export function leaseLengthOf({ files }: Pick<WaitingEntry, 'files'>): number {
  return leaseLength + Math.ceil((files?.largest ?? 0) / slowestBytesPerMs)
}

/** How long an entry may stay past its due time over a good connection before the person is told, in milliseconds. */
export const stuckAfterMs = 2 * 60_000

/** Options of a drain: which pauses it ignores. */
export interface DrainOptions {
  /** The pauses, as a tap on *Send now* and a sign-in do. */
  readonly ignorePauses?: boolean
  /** The pauses taken because of the line or of an error of the centre, which has just answered. */
  readonly lineProven?: boolean
  /** The pauses of what waits for its owner to sign in, who has. */
  readonly signedIn?: boolean
  /** The wish to send photos over Wi-Fi only, as a tap on *Send now* does. */
  readonly anyLine?: boolean
}

/** What is known about lease holders. */
export interface Leases {
  /** No other run is active, so every existing lease belongs to a dead page. */
  readonly leasesAreDead?: boolean
}

/**
 * Whether somebody is sending this entry right now. A lease that ends further away than a lease lasts was written by a
 * clock that has since gone back, and is over.
 */
export function isLeased(entry: WaitingEntry, now: number): boolean {
  const left = (entry.lease?.until ?? now) - now
  return left > 0 && left <= leaseLengthOf(entry)
}

/** Whether this entry may be sent now, as far as it alone is concerned. */
export function isDue(entry: WaitingEntry, now: number, options: DrainOptions & Leases = {}): boolean {
  if (options.leasesAreDead !== true && isLeased(entry, now)) return false
  if (options.signedIn === true && entry.why === 'sign-in') return true
  if (options.lineProven === true && (entry.why === 'network' || entry.why === 'centre')) return true
  return isAbandonedLease(entry, options) || options.ignorePauses === true || pauseLeft(entry, now) === 0
}

/** When this entry may next be sent: `now` where it is due. */
export function dueAt(entry: WaitingEntry, now: number, leases: Leases = {}): number {
  if (isAbandonedLease(entry, leases)) return now
  const waitsForLease = leases.leasesAreDead !== true && isLeased(entry, now)
  return waitsForLease ? entry.lease!.until : now + pauseLeft(entry, now)
}

/** Whoever left a lease had found the entry due, perhaps by a tap or a sign-in; nobody has seen the result. */
function isAbandonedLease({ lease }: WaitingEntry, { leasesAreDead }: Leases): boolean {
  return leasesAreDead === true && lease !== undefined
}

/**
 * Whether the person has to be told that this entry does not move: two minutes past its due time and still not being
 * sent, although the network has been proven since `provenNetworkSince`. What waits for a sign-in or for Wi-Fi says
 * so instead.
 */
export function isStuck(entry: WaitingEntry, now: number, provenNetworkSince: number | undefined): boolean {
  if (provenNetworkSince === undefined || !isDue(entry, now)) return false
  if (entry.why === 'sign-in' || entry.why === 'wifi') return false
  // An impossible due time is the clock's fault and tells nothing; then the network's own time counts.
  const due = entry.nextAttemptAt <= now ? entry.nextAttemptAt : provenNetworkSince
  return now - Math.max(due, provenNetworkSince) > stuckAfterMs
}

/** A pause longer than any that is ever taken was computed by another clock: it is over. */
function pauseLeft(entry: WaitingEntry, now: number): number {
  const left = entry.nextAttemptAt - now
  const longest = entry.why === 'busy' ? longestRequestedPause : longestPause
  return left > 0 && left <= longest ? left : 0
}
