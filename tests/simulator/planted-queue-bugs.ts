import { drain } from '#src/core/outbox/drain.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { saveEntry, withdrawEntry } from '#src/core/outbox/save-entry.ts'
import { theRules } from '#src/core/outbox/rules.ts'
import type { Build } from './app-build.ts'
import type { PhoneRows } from './phone-rows.ts'
import { rowsWith } from './planted-bug.ts'
import { withRules, afterwards, mappedOutcome, trustingTheClock, renamed } from './broken-rules.ts'

/** Plausible bugs about lanes, leases, clocks and owners; each changes one part of the real code. */
export const plantedQueueBugs: Record<string, Partial<Build>> = {
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
      send: async (_owner, batch, options) =>
        simulation.send((await simulation.owners()).at(-1)!, batch, options),
    }),
  },
  'a retry has a new id': {
    world: (simulation) => ({
      ...simulation,
      send: async (owner, batch, options) => {
        const again = batch.map((entry) =>
          entry.attempts > 0 ? { ...entry, id: `${entry.id} again` } : entry,
        )
        const names = new Map(again.map(({ id }, at) => [id, batch[at]!.id]))
        return renamed(await simulation.send(owner, again, options), names)
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
