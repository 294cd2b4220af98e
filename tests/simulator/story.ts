import type { Entry } from '#src/platform/outbox/entry.ts'
import { Simulation } from './simulation.ts'
import { type Build, theBuild } from './build.ts'
import { scheduleOf } from './fault-schedule.ts'
import type { Phone } from './phone.ts'
import { nextTurn } from './steps.ts'

/** Where something happens: on one of the phones, at the centre, or in the world around them. */
type Place = 'phone 0' | 'phone 1' | 'centre' | 'around'

/** Watches a simulation from outside: compares the data of phones and centre with the step before. */
class EventLog {
  /** What happened, oldest first: the number of the operation that had begun, the place, and the event. */
  readonly lines: string[] = []
  private readonly simulation: Simulation
  private readonly phones: WatchedPhone[]
  private readonly faults = new Map<string, number>()
  private readonly kinds = new Map<string, string>()
  private readonly atCentre = new Set<string>()

  constructor(simulation: Simulation) {
    this.simulation = simulation
    this.phones = simulation.phones.map(watched)
  }

  /** Adds the events since the last call. */
  look(): void {
    for (const [fault, times] of this.simulation.faultCounts) {
      if (times > (this.faults.get(fault) ?? 0)) this.add('around', fault)
      this.faults.set(fault, times)
    }
    for (const [at, phone] of this.phones.entries()) this.lookAt(phone, at === 0 ? 'phone 0' : 'phone 1')
    for (const id of this.newAtCentre()) {
      this.atCentre.add(id)
      const kind = this.kinds.get(id)
      // Another phone's entries are named as such.
      if (kind !== undefined) this.add('centre', `has ${kind} ${id}`)
    }
  }

  private add(place: Place, what: string): void {
    const when = this.simulation.isRecovering ? 'after' : String(this.simulation.begun)
    this.lines.push(`${when.padStart(5)}  ${place.padEnd(8)} ${what}`)
  }

  private lookAt(watch: WatchedPhone, place: Place): void {
    const { phone, states } = watch
    if (phone.account !== watch.account)
      this.add(place, phone.account ? `${phone.account} signs in` : 'signed out')
    if (phone.offline !== watch.isCut)
      this.add(place, phone.offline ? 'loses its network' : 'has network again')
    watch.account = phone.account
    watch.isCut = phone.offline
    const { entries } = phone.store.disk
    for (const { id, kind, state } of entries.values()) {
      if (states.get(id) !== state) this.add(place, `${state === 'waiting' ? 'saved' : state} ${kind} ${id}`)
      states.set(id, state)
      this.kinds.set(id, kind)
    }
    for (const [id, state] of states) {
      if (entries.has(id)) continue
      states.delete(id)
      if (state === 'received') this.atCentre.add(id)
      else if (!this.atCentre.has(id)) this.add(place, `no longer holds ${this.kinds.get(id)} ${id}`)
    }
  }

  private newAtCentre(): string[] {
    const { requests, orders, desk, edits, accounts, bookings } = this.simulation.centre
    const things: readonly (readonly { readonly id: string }[])[] = [
      requests.rows,
      orders.placements,
      desk.answers,
      accounts.changes,
      accounts.consents,
      bookings.done,
    ]
    const ids = [...things.flat().map(({ id }) => id), ...edits.done.keys()]
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

/** Runs one schedule and returns what happened as lines that an engineer reads from top to bottom. */
export async function storyOf(seed: number, build: Build = theBuild): Promise<string[]> {
  const simulation = new Simulation(seed, scheduleOf(seed), build)
  const log = new EventLog(simulation)
  let goesOn = true
  while (goesOn) {
    goesOn = simulation.advance()
    await nextTurn()
    log.look()
  }
  const { checker, steps, outcome } = simulation
  return [
    `Seed ${seed}: ${simulation.schedule.length} operations; the number of each line is the operation that had begun.`,
    ...log.lines,
    ...(outcome.result === 'ok'
      ? ['Every promise was kept.']
      : outcome.reasons.map((one) => `${outcome.result}: ${one}`)),
    `Rare branches: ${[...checker.marks].join('; ') || 'none'}.`,
    `The hash of all events is ${(steps.hash >>> 0).toString(16)}.`,
  ]
}
