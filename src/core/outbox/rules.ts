import { afterAttempt } from './after-attempt.ts'
import { nextBatch } from './batch.ts'
import { leaseLengthOf } from './due.ts'
import { isReturning } from './returning.ts'
import type { Entry, Lease, WaitingEntry } from './entry.ts'
import { stepsOf } from './files-step.ts'
import type { BatchAnswer } from './world.ts'

/**
 * What a drain decides by, each a pure function. There is one set, `theRules`; it is a parameter so that the simulator
 * can break one rule at a time and show that the breach is seen.
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

/** Whether what is kept now still carries the lease under which it was sent; only then may the outcome be written. */
function holdsLease(row: Entry | undefined, lease: Lease | undefined): row is WaitingEntry {
  return (
    row?.state === 'waiting' &&
    lease !== undefined &&
    row.lease?.holder === lease.holder &&
    row.lease.until === lease.until
  )
}

/**
 * Whether a batch of several is to be sent again one by one: a refusal of the whole call may be due to one of them, or to
 * their company, and must not send everybody's work back.
 */
function splits(answer: BatchAnswer): boolean {
  return 'status' in answer && isReturning(answer.status)
}

/** Whether more asking for this owner is of no use in this run: no line, a refused token, a limit, a centre in trouble. */
function stops(answer: BatchAnswer): boolean {
  if (!('results' in answer)) return !splits(answer)
  return [...answer.results.values()].some(
    (result) => 'refused' in result && (result.refused.status === 401 || result.refused.status === 429),
  )
}

/**
 * Whether leases are no hindrance: who alone may send knows that whoever left one is dead, and need not wait for its end.
 * Where nothing keeps the others out, a lease is all there is.
 */
function passesLeases(locked: boolean): boolean {
  return locked
}

/** Whether an entry's next step is due in this same run: only if this one brought it further, so that a run ends. */
function goesOn(before: WaitingEntry, after: Entry): boolean {
  return after.id === before.id && after.state === 'waiting' && stepsOf(after) > stepsOf(before)
}

/** Whether the files of an entry may go from this phone: once the centre has looked at all of them, and never before. */
function frees(entry: Entry): boolean {
  return entry.state === 'received'
}
