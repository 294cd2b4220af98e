import { theBuild, type Build } from './app-build.ts'
import { EventLog } from './event-log.ts'
import { scheduleOf } from './fault-schedule.ts'
import { takenOutBefore } from './planted-bug.ts'
import { promiseNames, promiseOf } from './promise-names.ts'
import type { PhoneView, RunView } from './run-view.ts'
import type { Phone } from './simulated-phone.ts'
import { Simulation, type Interruption } from './simulation.ts'
import { nextTurn } from './turn.ts'

/** A fault made by a watcher: cuts or restores a phone's connection, or kills it with every page and the worker. */
export type HandFault = 'network' | 'kill'

/** How far a run goes on: a number of steps, until something happens that a watcher sees, or to its end. */
export type Pace = number | 'event' | 'end'

/** The app's build, or the same with a bug. */
export const buildOf = (isBroken: boolean): Build =>
  isBroken ? { ...theBuild, ...takenOutBefore } : theBuild

const operationsOf: Record<HandFault, readonly Interruption['what'][]> = {
  network: ['no network'],
  // Two pages and the worker, each at its current await.
  kill: ['close a page', 'close a page', 'close a page'],
}

/** The schedule of a seed, run step by step while somebody watches and disturbs it. */
export class WatchedRun {
  readonly simulation: Simulation
  private readonly seed: number
  private readonly log: EventLog
  private isOver = false

  constructor(seed: number, isBroken: boolean) {
    this.seed = seed
    this.simulation = new Simulation(seed, scheduleOf(seed), buildOf(isBroken))
    this.log = new EventLog(this.simulation)
  }

  async advance(pace: Pace): Promise<void> {
    const told = this.log.total
    const isEnough = (steps: number) =>
      pace === 'event' ? this.log.total > told : pace !== 'end' && steps >= pace
    for (let steps = 0; !this.isOver && !isEnough(steps); steps += 1) {
      const goesOn = this.simulation.advance()
      await nextTurn()
      this.isOver = !goesOn || this.simulation.checker.violations.length > 0
      this.log.look()
    }
  }

  /** Does something to a phone at once; nothing once everything works again. */
  async interrupt(phone: 0 | 1, fault: HandFault): Promise<void> {
    if (this.isOver) return
    const n = this.simulation.begun
    const interruptions = operationsOf[fault].map((what, page) => ({ what, phone, page, n }))
    if (!this.simulation.interrupt(interruptions)) return
    if (fault === 'kill') this.log.add(phone, 'killed')
    await this.advance(interruptions.length)
  }

  view(): RunView {
    const { simulation, log } = this
    const { violations } = simulation.checker
    const broken = new Set(violations.map(promiseOf))
    return {
      seed: this.seed,
      phase: this.isOver ? 'over' : simulation.isRecovering ? 'recovery' : 'schedule',
      begun: simulation.begun,
      operations: simulation.schedule.length,
      faults: [...simulation.faultCounts.values()].reduce((sum, times) => sum + times, 0),
      phones: simulation.phones.map(viewOf),
      counts: log.counts(),
      events: [...log.events],
      broken: promiseNames.filter((name) => broken.has(name)),
      violations: [...violations],
    }
  }
}

function viewOf({ account, offline, calling, store }: Phone): PhoneView {
  const states = [...store.disk.entries.values()].map(({ state }) => state)
  return {
    account,
    isCut: offline,
    waiting: states.filter((state) => state === 'waiting').length,
    returned: states.filter((state) => state === 'returned').length,
    calls: calling.size,
  }
}
