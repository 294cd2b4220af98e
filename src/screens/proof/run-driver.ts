import { openSimulator, type Simulator } from '#src/simulator/open-simulator.ts'
import type { RunView } from '#src/simulator/run-view.ts'
import type { HandFault, Pace } from '#src/simulator/watched-run.ts'

/** The page's view of a run. */
export interface RunState {
  /** `undefined` before the first step. */
  readonly view: RunView | undefined
  readonly isRunning: boolean
}

/** Steps of the simulation between two pictures, and the milliseconds between these. */
export interface Speed {
  readonly steps: number
  readonly every: number
}

/** In the end nothing new happens: everything that is left is sent. */
const recoveryPace = 20

const idle: RunState = { view: undefined, isRunning: false }

/** Drives one run in a worker, which is opened at the first step. */
export class RunDriver {
  private state: RunState = idle
  private readonly listeners = new Set<() => void>()
  private readonly onFailure: () => void
  private readonly open: () => Simulator
  private simulator: Simulator | undefined
  private seed: number
  private isBroken = false
  private isBegun = false
  /** Counts runs: an answer to an earlier one is not shown. */
  private turn = 0
  /** Counts loops: only the last one goes on. */
  private loop = 0

  /**
   * @param seed of the first run
   * @param onFailure called when the simulator's code could not be loaded, or failed
   */
  constructor(seed: number, onFailure: () => void, open = openSimulator) {
    this.seed = seed
    this.onFailure = onFailure
    this.open = open
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly read = (): RunState => this.state

  /** Forgets the run; the next begins with this seed, and with the bug or without it. */
  choose(seed: number, isBroken: boolean): void {
    this.seed = seed
    this.isBroken = isBroken
    this.forget()
  }

  /** Goes on by itself, until the end or `pause`. */
  async run({ steps, every }: Speed): Promise<void> {
    this.renew()
    const own = (this.loop += 1)
    this.show({ isRunning: true })
    while (this.loop === own) {
      const pace = this.state.view?.phase === 'recovery' ? steps * recoveryPace : steps
      const view = await this.ask((simulator) => simulator.advance(pace))
      if (!view || view.phase === 'over') break
      await new Promise((resolve) => setTimeout(resolve, every))
    }
    if (this.loop === own) this.pause()
  }

  pause(): void {
    this.loop += 1
    this.show({ isRunning: false })
  }

  /** Goes on until something happens, or to the end. */
  async advance(pace: Exclude<Pace, number>): Promise<void> {
    this.renew()
    this.pause()
    await this.ask((simulator) => simulator.advance(pace))
  }

  async interrupt(phone: 0 | 1, fault: HandFault): Promise<void> {
    this.renew()
    await this.ask((simulator) => simulator.interrupt(phone, fault))
  }

  /** Ends the worker; a later step opens another one. */
  close(): void {
    this.simulator?.close()
    this.simulator = undefined
    this.forget()
  }

  /** A run that is over begins again. */
  private renew(): void {
    if (this.state.view?.phase === 'over') this.forget()
  }

  private forget(): void {
    this.turn += 1
    this.loop += 1
    this.isBegun = false
    this.show(idle)
  }

  private async ask(work: (simulator: Simulator) => Promise<RunView>): Promise<RunView | undefined> {
    const own = this.turn
    try {
      this.simulator ??= this.open()
      const { simulator } = this
      const beginning = this.isBegun ? undefined : simulator.begin(this.seed, this.isBroken)
      this.isBegun = true
      await beginning
      const view = await work(simulator)
      if (this.turn !== own) return undefined
      this.show({ view })
      return view
    } catch {
      if (this.turn !== own) return undefined
      this.close()
      this.onFailure()
      return undefined
    }
  }

  private show(change: Partial<RunState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
