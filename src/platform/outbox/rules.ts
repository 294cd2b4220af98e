import { afterAttempt } from './after-attempt.ts'
import { nextBatch, leaseLengthOf, isPermanentError } from './policy.ts'
import type { Entry, Lease, WaitingEntry } from './entry.ts'
import { stepsOf } from './files-step.ts'
import type { BatchAnswer } from './world.ts'

/**
 * The decisions of a drain as pure functions. `theRules` is the only set; it is a parameter so that the
 * simulator can break one rule at a time.
 */
export interface Rules {
  readonly nextBatch: typeof nextBatch
  readonly leased: (entry: WaitingEntry, holder: string, now: number) => WaitingEntry
  readonly holdsLease: (row: Entry | undefined, lease: Lease | undefined) => row is WaitingEntry
  readonly splits: (answer: BatchAnswer) => boolean
  readonly stops: (answer: BatchAnswer) => boolean
  readonly afterAttempt: typeof afterAttempt
  readonly passesLeases: (locked: boolean) => boolean
  readonly goesOn: (before: WaitingEntry, after: Entry) => boolean
  readonly frees: (entry: Entry) => boolean
}

/** The rules of draining. */
export const theRules: Rules = {
  nextBatch,
  leased,
  holdsLease,
  splits,
  stops,
  afterAttempt,
  passesLeases,
  goesOn,
  frees,
}

/**
 * The entry under a new lease. A lease that is still on it is an attempt whose end nobody saw; it counts, since the
 * centre may have the entry.
 */
function leased(entry: WaitingEntry, holder: string, now: number): WaitingEntry {
  const attempts = entry.attempts + (entry.lease ? 1 : 0)
  return { ...entry, attempts, lease: { holder, until: now + leaseLengthOf(entry) } }
}

/** True if the stored entry still has the lease under which it was sent; only then may the outcome be written. */
function holdsLease(row: Entry | undefined, lease: Lease | undefined): row is WaitingEntry {
  return (
    row?.state === 'waiting' &&
    lease !== undefined &&
    row.lease?.holder === lease.holder &&
    row.lease.until === lease.until
  )
}

/** True if a batch must be sent again one by one: one entry may have caused the refusal of the whole call. */
function splits(answer: BatchAnswer): boolean {
  return 'status' in answer && isPermanentError(answer.status)
}

/**
 * True if further calls for this owner are useless in this run: no network, a refused token, a busy or failing centre.
 * A limit on single entries stops their kind alone.
 */
function stops(answer: BatchAnswer): boolean {
  if (!('results' in answer)) return !splits(answer)
  return [...answer.results.values()].some((result) => 'refused' in result && result.refused.status === 401)
}

/**
 * True if leases may be ignored: the only sender knows that their holders are dead. Without locks, leases are
 * the only protection.
 */
function passesLeases(locked: boolean): boolean {
  return locked
}

/** True if an entry's next step is due in the same run: only after progress, so that a run ends. */
function goesOn(before: WaitingEntry, after: Entry): boolean {
  return after.id === before.id && after.state === 'waiting' && stepsOf(after) > stepsOf(before)
}

/** True if the phone may delete an entry's files: only after the centre has checked all of them. */
function frees(entry: Entry): boolean {
  return entry.state === 'received'
}
