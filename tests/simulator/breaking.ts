import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { Outcome } from '#src/platform/outbox/after-attempt.ts'
import { type Rules, theRules } from '#src/platform/outbox/rules.ts'
import { confirmed, type Kind, type KindAnswer, type OpenedEntry } from '#src/platform/outbox/kind.ts'
import { saveEntry } from '#src/platform/outbox/save-entry.ts'
import type { BatchAnswer, EntryRows, OutboxStore, Result } from '#src/platform/outbox/world.ts'
import { type Build, type Kinds, theKinds } from './build.ts'

/** The store, with some methods of its rows replaced. */
export const storeWith = (
  store: OutboxStore,
  other: (rows: EntryRows) => Partial<EntryRows>,
): OutboxStore => ({
  transact: (work) => store.transact((rows) => work({ ...rows, ...other(rows) })),
})

/** The same for a store that is given later. */
export const rowsWith = (other: (rows: EntryRows) => Partial<EntryRows>) => (store: OutboxStore) =>
  storeWith(store, other)

/**
 * A bug that somebody could have written, to see it caught: the outbox forgets an entry when it sends it, and stores it again
 * with the answer. The others are in tests/simulator.
 */
export const takenOutBefore: Partial<Build> = {
  world: (simulation) => {
    const out = new Map<string, Entry>()
    const store = rowsWith((rows) => ({
      get: (id) => (out.has(id) ? Promise.resolve(out.get(id)) : rows.get(id)),
      put: async (entry) => {
        if (entry.state === 'waiting' && entry.lease) {
          out.set(entry.id, entry)
          return rows.delete(entry.id)
        }
        out.delete(entry.id)
        return rows.put(entry)
      },
    }))(simulation.store)
    return { ...simulation, store }
  },
}

/** A build with something of a kind done otherwise. */
export const withKind = <Name extends keyof Kinds>(
  name: Name,
  other: Partial<Kinds[Name]>,
): Partial<Build> => ({
  kinds: { ...theKinds, [name]: { ...theKinds[name], ...other } },
})

/** A kind whose answers are taken for receipts where they are none. */
export const trusting = (
  name: 'bookingAction' | 'order' | 'orderCancel' | 'edit' | 'profile' | 'consent',
  isTrusted: (answer: KindAnswer, entry: OpenedEntry) => boolean,
): Partial<Build> => {
  const { send } = theKinds[name] as unknown as {
    send: (entries: readonly OpenedEntry[], sender: never, call: never) => Promise<KindAnswer>
  }
  return withKind(name, {
    send: async (entries: readonly OpenedEntry[], sender: never, call: never) => {
      const answer = await send(entries, sender, call)
      return entries[0] && isTrusted(answer, entries[0]) ? confirmed(entries, { done: true }) : answer
    },
  } as never)
}

/** The refusal of an entry in an answer. */
export const refusalOf = (answer: KindAnswer, { id }: OpenedEntry) => {
  const result = 'results' in answer ? answer.results.get(id) : undefined
  return result && 'refused' in result ? result.refused : undefined
}

/** A kind whose refusals lose their details. */
export const withoutDetails = (name: 'profile' | 'bookingAction'): Partial<Build> => {
  const { send } = theKinds[name] as unknown as Pick<Kind, 'send'>
  return withKind(name, {
    send: async (entries: readonly OpenedEntry[], ...given: [never]) => {
      const answer = await send(entries, ...given)
      const refused = entries[0] && refusalOf(answer, entries[0])
      if (!entries[0] || !refused) return answer
      const { details: _details, ...rest } = refused as typeof refused & { details?: unknown }
      return { results: new Map([[entries[0].id, { refused: rest }]]) }
    },
  } as never)
}

/** A kind that applies its receipts with some methods of the rows replaced. */
export const settlingWith = (
  name: 'profile' | 'order',
  other: (rows: EntryRows) => Partial<EntryRows>,
): Partial<Build> =>
  withKind(name, {
    settle: (entry: never, content: string, rows: EntryRows) =>
      theKinds[name].settle(entry, content, { ...rows, ...other(rows) }),
  } as never)

/** Entries are saved with some methods of the rows replaced. */
export const savingWith = (other: (rows: EntryRows) => Partial<EntryRows>): Partial<Build> => ({
  saveEntry: (store, entry, place) => saveEntry(storeWith(store, other), entry, place),
})

export const withRules = (rules: Partial<Rules>): Partial<Build> => ({ rules: { ...theRules, ...rules } })

/** The mark of rows that a planted bug deletes, because no rule of core can delete. */
const dropped = 'dropped'
const dropping = rowsWith((rows) => ({
  put: (entry) => (entry.kind === dropped ? rows.delete(entry.id) : rows.put(entry)),
}))
const drop = (entry: WaitingEntry): Entry => ({ ...entry, kind: dropped })

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

const delivered = (entry: WaitingEntry): Entry => {
  const receipt = {
    id: entry.id,
    hash: entry.hash,
    reference: '',
    receivedAt: '',
    state: 'complete',
  } as const
  return theRules.afterAttempt(entry, { receipt }, 0, 0)
}

/** An outcome that fits counts as a receipt. */
export const receivedWhere = (fits: (outcome: Outcome) => boolean): Partial<Build> =>
  withRules(afterwards((entry, outcome) => (fits(outcome) ? delivered(entry) : undefined)))

/** An entry is deleted after an outcome that fits. */
export const deletedWhere = (fits: (outcome: Outcome, entry: WaitingEntry) => boolean): Partial<Build> => ({
  ...withRules(afterwards((entry, outcome) => (fits(outcome, entry) ? drop(entry) : undefined))),
  store: dropping,
})

/** A status that fits is taken for another one. */
export const readAs = (status: number, fits: (status: number) => boolean): Partial<Build> =>
  withRules(
    afterwards((entry, outcome, now, random) =>
      fits(statusOf(outcome)) ? theRules.afterAttempt(entry, { status }, now, random) : undefined,
    ),
  )

export const trustingReceipts = (receiptOf: (entry: WaitingEntry) => object) =>
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
