import type { Entry } from '#src/core/outbox/entry.ts'
import type { EntryRows, OutboxStore } from '#src/core/outbox/world.ts'
import type { Build } from './app-build.ts'

/** The store, with some methods of its rows replaced. */
export const rowsWith =
  (other: (rows: EntryRows) => Partial<EntryRows>) =>
  (store: OutboxStore): OutboxStore => ({
    transact: (work) => store.transact((rows) => work({ ...rows, ...other(rows) })),
  })

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
