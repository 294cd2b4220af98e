import type { Entry, Receipt, Returned, WaitingEntry } from './entry.ts'
import { filesAfter, stepsOf } from './files-step.ts'
import { longestPause, pauseAfter, pauseForChange, isPermanentError } from './policy.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { BatchAnswer, Paused, Refusal, Result, Step } from './world.ts'

/**
 * The result of sending one entry: the centre's answer for it, the status of the whole call, or no trustworthy
 * answer.
 */
export type Outcome = Result | NotDone

/** The result for one entry of a batch. An entry without an answer counts as not sent. */
export function outcomeFor(id: string, answer: BatchAnswer): Outcome {
  return 'results' in answer ? (answer.results.get(id) ?? { silent: true }) : answer
}

/**
 * Returns the entry after an attempt, without its lease. Only a complete receipt with this id and this hash marks it
 * `received`. No outcome deletes the entry or stops its retries. A completed step of an entry with files does not
 * count as a failed attempt.
 */
export function afterAttempt(entry: WaitingEntry, outcome: Outcome, now: number, random: number): Entry {
  if ('receipt' in outcome) {
    if (isFor(entry, outcome.receipt)) return received(entry, outcome.receipt)
    return waitsForCentre(entry, now, random)
  }
  if ('advanced' in outcome) return afterStep(entry, outcome.advanced, now, random)
  if ('paused' in outcome) return pausedFor(entry, outcome.paused, now + pauseForChange(random))
  if ('silent' in outcome) return waits(entry, pausedAfter(entry.attempts + 1, outcome, now, random))
  return afterRefusal(entry, 'refused' in outcome ? outcome.refused : outcome, now, random)
}

/** After progress the next step is due at once. An answer without progress counts as no answer, so a run always ends. */
function afterStep(entry: WaitingEntry, step: Step, now: number, random: number): Entry {
  const files = filesAfter(entry, step)
  const next = files ? { ...entry, files } : entry
  if (stepsOf(next) <= stepsOf(entry)) return waitsForCentre(next, now, random)
  const { lease: _over, why: _past, ...rest } = next
  return { ...rest, attempts: 0, nextAttemptAt: now }
}

function pausedFor(entry: WaitingEntry, why: Paused['paused'], nextAttemptAt: number): WaitingEntry {
  const { lease: _over, ...rest } = entry
  return { ...rest, nextAttemptAt, why }
}

function afterRefusal(entry: WaitingEntry, refusal: Refusal, now: number, random: number): Entry {
  const { status, code = `http_${status}`, field, sealed } = refusal
  if (isPermanentError(status)) {
    const about = { ...(field === undefined ? {} : { field }), ...(sealed ? { sealed } : {}) }
    return returned(entry, { status, code, at: now, ...about })
  }
  return waits(entry, pausedAfter(entry.attempts + 1, refusal, now, random))
}

/** Why the next attempt waits, and until when, in milliseconds since 1970 by the phone's clock. */
export type Pausing = Required<Pick<WaitingEntry, 'why' | 'nextAttemptAt'>>

/** Returns the pause after failed attempts, the last of which ended like this. Every status counts as one that may change. */
export function pausedAfter(
  failures: number,
  failure: Pick<Refusal, 'status' | 'retryAfterMs'> | { readonly silent: true },
  now: number,
  random: number,
): Pausing {
  if ('silent' in failure) return { why: 'network', nextAttemptAt: now + pauseAfter(failures, random) }
  const { status, retryAfterMs } = failure
  if (status === 401) return { why: 'sign-in', nextAttemptAt: now + pauseForChange(random) }
  const pause = pauseAfter(failures, random, retryAfterMs)
  // A rate limit is honored in full. A server error may end sooner, so its pause is capped.
  const isLimit = status === 429 || (retryAfterMs !== undefined && status < 500)
  if (isLimit) return { why: 'busy', nextAttemptAt: now + pause }
  return { why: 'centre', nextAttemptAt: now + Math.min(pause, longestPause) }
}

function isFor(entry: WaitingEntry, receipt: Receipt): boolean {
  return receipt.id === entry.id && receipt.hash === entry.hash && receipt.state === 'complete'
}

function waitsForCentre(entry: WaitingEntry, now: number, random: number): WaitingEntry {
  return waits(entry, { why: 'centre', nextAttemptAt: now + pauseAfter(entry.attempts + 1, random) })
}

function waits(entry: WaitingEntry, { why, nextAttemptAt }: Pausing): WaitingEntry {
  const { lease: _over, ...rest } = entry
  return { ...rest, attempts: entry.attempts + 1, nextAttemptAt, why }
}

function received(entry: WaitingEntry, receipt: Receipt): Entry {
  return { ...facts(entry), state: 'received', receipt }
}

function returned(entry: WaitingEntry, why: Returned): Entry {
  return { ...facts(entry), state: 'returned', returned: why }
}

/** Removes the fields that only a waiting entry has. Keeps fields added by later builds. */
function facts(entry: WaitingEntry) {
  const { lease: _lease, nextAttemptAt: _next, why: _why, state: _state, ...rest } = entry
  return rest
}
