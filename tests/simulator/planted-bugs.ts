import type { Outcome } from '#src/core/outbox/after-attempt.ts'
import { drain } from '#src/core/outbox/drain.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { saveEntry, withdrawEntry } from '#src/core/outbox/save-entry.ts'
import { isPermanentError } from '#src/core/outbox/permanent-errors.ts'
import { theRules, type Rules } from '#src/core/outbox/rules.ts'
import type { BatchAnswer, EntryRows, OutboxStore, Result } from '#src/core/outbox/world.ts'
import { theBuild, type Build } from './app-build.ts'
import { plantedFileBugs } from './planted-file-bugs.ts'
import { plantedAccountBugs } from './planted-account-bugs.ts'
import { plantedKindBugs } from './planted-kind-bugs.ts'
import type { PhoneRows } from './phone-store.ts'

const withRules = (rules: Partial<Rules>): Partial<Build> => ({ rules: { ...theRules, ...rules } })

/** The store, with some of what its rows do done otherwise. */
const rowsWith =
  (other: (rows: EntryRows) => Partial<EntryRows>) =>
  (store: OutboxStore): OutboxStore => ({
    transact: (work) => store.transact((rows) => work({ ...rows, ...other(rows) })),
  })

/** The mark of rows that a planted bug deletes, because no rule of core can delete. */
const dropped = 'dropped'
const dropping = rowsWith((rows) => ({
  put: (entry) => (entry.kind === dropped ? rows.delete(entry.id) : rows.put(entry)),
}))
const drop = (entry: WaitingEntry): Entry => ({ ...entry, kind: dropped })

const statusOf = (outcome: Outcome): number =>
  'refused' in outcome ? outcome.refused.status : 'status' in outcome ? outcome.status : 0

function afterwards(
  breach: (entry: WaitingEntry, outcome: Outcome, now: number, random: number) => Entry | undefined,
): Partial<Rules> {
  return {
    afterAttempt: (entry, outcome, now, random) =>
      breach(entry, outcome, now, random) ?? theRules.afterAttempt(entry, outcome, now, random),
  }
}

const mappedOutcome = (see: (entry: WaitingEntry, now: number) => WaitingEntry): Partial<Rules> => ({
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

const trusting = (receiptOf: (entry: WaitingEntry) => object) =>
  afterwards((entry, outcome, now, random) =>
    'receipt' in outcome
      ? theRules.afterAttempt(entry, { receipt: { ...outcome.receipt, ...receiptOf(entry) } }, now, random)
      : undefined,
  )

/** A pause is believed however long it is; a lease as well where asked. */
const trustingTheClock = (leases: boolean) =>
  mappedOutcome((entry, now) => {
    const paused = entry.nextAttemptAt > now ? { ...entry, nextAttemptAt: now + 1_000 } : entry
    if (!leases || !paused.lease || paused.lease.until <= now) return paused
    return { ...paused, lease: { ...paused.lease, until: now + 1_000 } }
  })

function renamed(answer: BatchAnswer, names: ReadonlyMap<string, string>): BatchAnswer {
  if (!('results' in answer)) return answer
  const results = [...answer.results].map(([id, result]): [string, Result] => {
    const old = names.get(id) ?? id
    return [old, 'receipt' in result ? { receipt: { ...result.receipt, id: old } } : result]
  })
  return { results: new Map(results) }
}

/** Plausible bugs; each changes one part of the real code. */
const plantedBugs: Record<string, Partial<Build>> = {
  'an entry is taken out of the store before it is sent': {
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
  },
  'any answer with status 2xx counts as a receipt': withRules(
    afterwards((entry, outcome) => (statusOf(outcome) === 200 ? delivered(entry) : undefined)),
  ),
  'a server error counts as delivered': withRules(
    afterwards((entry, outcome) => (statusOf(outcome) >= 500 ? delivered(entry) : undefined)),
  ),
  'silence counts as delivered': withRules(
    afterwards((entry, outcome) => ('silent' in outcome ? delivered(entry) : undefined)),
  ),
  'the hash of a receipt is not compared': withRules(trusting(({ hash }) => ({ hash }))),
  'the id of a receipt is not compared': withRules(trusting(({ id }) => ({ id }))),
  'a 401 deletes the entry': {
    ...withRules(afterwards((entry, outcome) => (statusOf(outcome) === 401 ? drop(entry) : undefined))),
    store: dropping,
  },
  'a 401 gives the entry back': withRules(
    afterwards((entry, outcome, now, random) =>
      statusOf(outcome) === 401 ? theRules.afterAttempt(entry, { status: 403 }, now, random) : undefined,
    ),
  ),
  'a 4xx deletes the entry': {
    ...withRules(
      afterwards((entry, outcome) => (isPermanentError(statusOf(outcome)) ? drop(entry) : undefined)),
    ),
    store: dropping,
  },
  'a refused entry is tried for ever': withRules(
    afterwards((entry, outcome, now, random) =>
      isPermanentError(statusOf(outcome))
        ? theRules.afterAttempt(entry, { status: 500 }, now, random)
        : undefined,
    ),
  ),
  'a limit gives the entry back': withRules(
    afterwards((entry, outcome, now, random) =>
      statusOf(outcome) === 429 ? theRules.afterAttempt(entry, { status: 400 }, now, random) : undefined,
    ),
  ),
  'an entry is given up after five attempts': {
    ...withRules(afterwards((entry) => (entry.attempts >= 5 ? drop(entry) : undefined))),
    store: dropping,
  },
  'one refusal of a batch gives everybody back': withRules({ splits: () => false }),
  'the centre has no unique key': { centre: { noUniqueKey: true } },
  'a claim at the centre leaves the rows behind': { centre: { claimsLoseRows: true } },
  'a claim is not remembered for what comes later': { centre: { claimOnlyWhatIsThere: true } },
  'claiming loses entries that are being sent': {
    claimed: (entry) => (entry.state === 'waiting' && entry.lease ? undefined : entry),
  },
  'claiming forgets whose words are sealed': {
    claimed: (entry) => ({ ...entry, owner: 'device' }),
    store: rowsWith((rows) => ({ waiting: (owner) => rows.waiting(owner === 'device' ? owner : 'device') })),
  },
  '"saved" is said before the transaction is complete': {
    saveEntry: (store, entry, place) => {
      void saveEntry(store, entry, place).catch(() => undefined)
      return Promise.resolve('kept')
    },
  },
  'the draft is deleted in a transaction before': {
    saveEntry: async (store, entry, { draft, ...place }) => {
      if (draft !== undefined) await store.transact((rows) => rows.deleteDraft(draft, entry.owner))
      return saveEntry(store, entry, place)
    },
  },
  'the draft is deleted in a transaction after': {
    saveEntry: async (store, entry, { draft, ...place }) => {
      const result = await saveEntry(store, entry, place)
      if (draft !== undefined) await store.transact((rows) => rows.deleteDraft(draft, entry.owner))
      return result
    },
  },
  'what is mended goes before the new entry is kept': {
    saveEntry: async (store, entry, { replaces, ...place }) => {
      if (replaces !== undefined) await store.transact((rows) => rows.delete(replaces))
      return saveEntry(store, entry, place)
    },
  },
  'submitting again changes the words': {
    saveEntry: (store, entry, place) =>
      saveEntry(
        rowsWith(() => ({
          get: () => Promise.resolve(undefined),
          savedBefore: () => Promise.resolve(undefined),
        }))(store),
        entry,
        place,
      ),
  },
  'nobody remembers what a draft was kept as': {
    saveEntry: (store, entry, place) =>
      saveEntry(rowsWith(() => ({ savedBefore: () => Promise.resolve(undefined) }))(store), entry, place),
  },
  'the order of a lane is the word of the clock': {
    saveEntry: (store, entry, place) =>
      saveEntry(rowsWith(() => ({ waiting: () => Promise.resolve([]) }))(store), entry, place),
  },
  'a lease never ends': withRules(
    mappedOutcome((entry, now) =>
      entry.lease ? { ...entry, lease: { ...entry.lease, until: now + 1 } } : entry,
    ),
  ),
  'a lease is ignored': withRules(mappedOutcome(({ lease: _unused, ...entry }) => entry)),
  'an outcome is written over whatever is there': withRules({
    holdsLease: (row): row is WaitingEntry => row !== undefined,
    ...afterwards((entry, outcome, now, random) =>
      theRules.afterAttempt({ ...entry, state: 'waiting' }, outcome, now, random),
    ),
  }),
  "an outcome is written under another's lease": withRules({
    holdsLease: (row): row is WaitingEntry => row?.state === 'waiting',
  }),
  'a clock that jumped back is believed': withRules(trustingTheClock(true)),
  'Retry-After is believed for years': withRules({
    ...trustingTheClock(false),
    ...afterwards((entry, outcome, now, random) => {
      const next = theRules.afterAttempt(entry, outcome, now, random)
      const requested = 'status' in outcome ? outcome.retryAfterMs : undefined
      return next.state === 'waiting' && requested ? { ...next, nextAttemptAt: now + requested } : next
    }),
  }),
  'a lane is not waited for': withRules({
    nextBatch: (waiting, now, choice) =>
      theRules
        .nextBatch(
          waiting.map((entry) => ({ ...entry, lane: entry.id })),
          now,
          choice,
        )
        .map(({ id }) => waiting.find((entry) => entry.id === id)!),
  }),
  'a returned entry blocks its lane': {
    store: rowsWith((rows) => ({
      waiting: async (owner) => {
        const all = (rows as PhoneRows).ofOwner(owner)
        const blocked = new Set(all.filter(({ state }) => state === 'returned').map(({ lane }) => lane))
        return (await rows.waiting(owner)).map((entry) =>
          blocked.has(entry.lane) ? { ...entry, lease: { holder: '', until: 0 }, lane: 'blocked' } : entry,
        )
      },
    })),
    ...withRules({
      nextBatch: (waiting, now, choice) =>
        theRules.nextBatch(
          waiting.filter(({ lane }) => lane !== 'blocked'),
          now,
          choice,
        ),
    }),
  },
  'the query for what waits has lost its owner': {
    world: (simulation) => {
      const everybody = rowsWith((rows) => ({
        waiting: async () => (await Promise.all(['device', 'asha', 'bal'].map(rows.waiting))).flat(),
      }))
      return { ...simulation, store: everybody(simulation.store) }
    },
  },
  'everything is sent as who is signed in': {
    world: (simulation) => ({
      ...simulation,
      send: async (_owner, batch, haste) =>
        simulation.send((await simulation.owners()).at(-1)!, batch, haste),
    }),
  },
  'a retry has a new id': {
    world: (simulation) => ({
      ...simulation,
      send: async (owner, batch, haste) => {
        const again = batch.map((entry) =>
          entry.attempts > 0 ? { ...entry, id: `${entry.id} again` } : entry,
        )
        const names = new Map(again.map(({ id }, at) => [id, batch[at]!.id]))
        return renamed(await simulation.send(owner, again, haste), names)
      },
    }),
  },
  'withdrawing says "not sent" of what may have arrived': {
    withdrawEntry: async (store, now, withdrawal) => {
      const result = await withdrawEntry(store, now, { ...withdrawal, evenIfSent: true })
      return result === 'withdrawn, perhaps sent' ? 'withdrawn' : result
    },
  },
  'an entry is forgotten as soon as it has a receipt': {
    store: rowsWith((rows) => ({
      put: async (entry) => {
        await rows.put(entry)
        if (entry.state === 'received') await rows.delete(entry.id)
      },
    })),
  },
  'a drain does not say when to come back': {
    drain: async (...options) => {
      const { nextAt: _unreported, ...drained } = await drain(...options)
      return drained
    },
  },
  'an older build drops what a newer one wrote': withRules(
    afterwards((entry, outcome, now, random) => {
      const { newer: _dropped, ...next } = theRules.afterAttempt(entry, outcome, now, random) as Entry & {
        newer?: true
      }
      return next
    }),
  ),
  'signing out deletes the work of the account': {
    onSignOut: ({ entries }, account) => {
      for (const [id, { owner }] of entries) if (owner === account) entries.delete(id)
    },
  },
  'an upgrade empties the outbox': { onUpgrade: ({ entries }) => entries.clear() },
}

const allBugs: Record<string, Partial<Build>> = {
  ...plantedKindBugs,
  ...plantedAccountBugs,
  ...plantedBugs,
  ...plantedFileBugs,
}

/** The names of all planted bugs. */
export const bugNames: readonly string[] = Object.keys(allBugs)

/** Returns the shipped build with one bug planted. */
export function withBug(name: string): Build {
  return { ...theBuild, ...allBugs[name] }
}
