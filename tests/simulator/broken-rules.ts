import type { Outcome } from '#src/core/outbox/after-attempt.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { theRules, type Rules } from '#src/core/outbox/rules.ts'
import type { BatchAnswer, Result } from '#src/core/outbox/world.ts'
import type { Build } from './app-build.ts'
import { rowsWith } from './planted-bug.ts'

export const withRules = (rules: Partial<Rules>): Partial<Build> => ({ rules: { ...theRules, ...rules } })

/** The mark of rows that a planted bug deletes, because no rule of core can delete. */
export const dropped = 'dropped'
export const dropping = rowsWith((rows) => ({
  put: (entry) => (entry.kind === dropped ? rows.delete(entry.id) : rows.put(entry)),
}))
export const drop = (entry: WaitingEntry): Entry => ({ ...entry, kind: dropped })

export const statusOf = (outcome: Outcome): number =>
  'refused' in outcome ? outcome.refused.status : 'status' in outcome ? outcome.status : 0

export function afterwards(
  breach: (entry: WaitingEntry, outcome: Outcome, now: number, random: number) => Entry | undefined,
): Partial<Rules> {
  return {
    afterAttempt: (entry, outcome, now, random) =>
      breach(entry, outcome, now, random) ?? theRules.afterAttempt(entry, outcome, now, random),
  }
}

export const mappedOutcome = (see: (entry: WaitingEntry, now: number) => WaitingEntry): Partial<Rules> => ({
  nextBatch: (waiting, now, choice) => {
    const chosen = theRules.nextBatch(
      waiting.map((entry) => see(entry, now)),
      now,
      choice,
    )
    return chosen.map(({ id }) => waiting.find((entry) => entry.id === id)!)
  },
})

export const delivered = (entry: WaitingEntry): Entry => {
  const receipt = {
    id: entry.id,
    hash: entry.hash,
    reference: '',
    receivedAt: '',
    state: 'complete',
  } as const
  return theRules.afterAttempt(entry, { receipt }, 0, 0)
}

export const trusting = (receiptOf: (entry: WaitingEntry) => object) =>
  afterwards((entry, outcome, now, random) =>
    'receipt' in outcome
      ? theRules.afterAttempt(entry, { receipt: { ...outcome.receipt, ...receiptOf(entry) } }, now, random)
      : undefined,
  )

/** A pause is believed however long it is; a lease as well where asked. */
export const trustingTheClock = (leases: boolean) =>
  mappedOutcome((entry, now) => {
    const paused = entry.nextAttemptAt > now ? { ...entry, nextAttemptAt: now + 1_000 } : entry
    if (!leases || !paused.lease || paused.lease.until <= now) return paused
    return { ...paused, lease: { ...paused.lease, until: now + 1_000 } }
  })

export function renamed(answer: BatchAnswer, names: ReadonlyMap<string, string>): BatchAnswer {
  if (!('results' in answer)) return answer
  const results = [...answer.results].map(([id, result]): [string, Result] => {
    const old = names.get(id) ?? id
    return [old, 'receipt' in result ? { receipt: { ...result.receipt, id: old } } : result]
  })
  return { results: new Map(results) }
}
