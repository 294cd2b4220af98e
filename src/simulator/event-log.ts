import type { Entry } from '#src/core/outbox/entry.ts'
import type { EntryCounts, Place, RunEvent } from './run-view.ts'
import type { Phone } from './simulated-phone.ts'
import type { Simulation } from './simulation.ts'

/** Events that a watcher still sees. */
const longest = 8

/** Watches a simulation from outside: compares the data of phones and centre with the step before. */
export class EventLog {
  /** The last events, oldest first. */
  readonly events: RunEvent[] = []
  private readonly simulation: Simulation
  private readonly phones: WatchedPhone[]
  private readonly faults = new Map<string, number>()
  private readonly kinds = new Map<string, string>()
  private readonly atCentre = new Set<string>()
  private count = 0

  constructor(simulation: Simulation) {
    this.simulation = simulation
    this.phones = simulation.phones.map(watched)
  }

  /** How many events there were. */
  get total(): number {
    return this.count
  }

  add(place: Place, what: string, kind?: string): void {
    const last = this.events.at(-1)
    // A phone that dies loses every page: that is told once.
    if (last?.place === place && last.what === what && last.kind === kind) return
    this.count += 1
    this.events.push({ number: this.count, place, what, kind })
    if (this.events.length > longest) this.events.shift()
  }

  /** Adds the events since the last call. */
  look(): void {
    for (const [fault, times] of this.simulation.faultCounts) {
      if (times > (this.faults.get(fault) ?? 0)) this.add('around', fault)
      this.faults.set(fault, times)
    }
    for (const [at, phone] of this.phones.entries()) this.lookAt(phone, at === 0 ? 0 : 1)
    for (const id of this.newAtCentre()) {
      this.atCentre.add(id)
      const kind = this.kinds.get(id)
      // Another phone's entries are named as such.
      if (kind !== undefined) this.add('centre', 'arrived', kind)
    }
  }

  /** Returns the numbers of saved entries by their outcome. */
  counts(): EntryCounts {
    const now = new Map(
      this.simulation.phones.flatMap(({ store }) =>
        [...store.disk.entries.values()].map((entry) => [entry.id, entry.state] as const),
      ),
    )
    const all = [...this.kinds.keys()].map((id) => {
      const state = now.get(id)
      return this.atCentre.has(id) || state === 'received' ? 'received' : (state ?? 'gone')
    })
    const of = (state: (typeof all)[number]) => all.filter((other) => other === state).length
    return {
      saved: all.length,
      received: of('received'),
      returned: of('returned'),
      waiting: of('waiting'),
      gone: of('gone'),
    }
  }

  private lookAt(watch: WatchedPhone, place: 0 | 1): void {
    const { phone, states } = watch
    if (phone.account !== watch.account) this.add(place, phone.account ?? 'signed out')
    if (phone.offline !== watch.isCut) this.add(place, phone.offline ? 'cut' : 'whole')
    watch.account = phone.account
    watch.isCut = phone.offline
    const { entries } = phone.store.disk
    for (const { id, kind, state } of entries.values()) {
      if (states.get(id) !== state) this.add(place, state === 'waiting' ? 'saved' : state, kind)
      states.set(id, state)
      this.kinds.set(id, kind)
    }
    for (const [id, state] of states) {
      if (entries.has(id)) continue
      states.delete(id)
      if (state === 'received') this.atCentre.add(id)
      else if (!this.atCentre.has(id)) this.add(place, 'gone', this.kinds.get(id))
    }
  }

  private newAtCentre(): string[] {
    const { rows, kinds, accounts, bookings } = this.simulation.centre
    const things: readonly (readonly { readonly id: string }[])[] = [
      rows,
      kinds.placements,
      kinds.answers,
      accounts.changes,
      accounts.consents,
      bookings.done,
    ]
    const ids = [...things.flat().map(({ id }) => id), ...kinds.editsDone.keys()]
    return ids.filter((id) => !this.atCentre.has(id))
  }
}

interface WatchedPhone {
  readonly phone: Phone
  readonly states: Map<string, Entry['state']>
  account: string | undefined
  isCut: boolean
}

function watched(phone: Phone): WatchedPhone {
  return { phone, states: new Map(), account: phone.account, isCut: phone.offline }
}
