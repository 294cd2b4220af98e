import { type Dice, diceOf } from './dice.ts'

/** A page or a worker, which can be killed at any await. */
export interface SimulatedPage {
  readonly name: string
  alive: boolean
}

interface Step {
  readonly page: SimulatedPage | undefined
  readonly run: () => void
}

interface Timer extends Step {
  readonly at: number
}

/**
 * Decides the next step: every await of the code under test ends in a step here, and the dice pick a pending one. A
 * killed page's awaits never resolve.
 */
export class Steps {
  dice: Dice
  /** Milliseconds, the true time; phones have their own idea of it. */
  time = Date.UTC(2026, 10, 21)
  /** A hash of all that has happened; the same for the same seed. */
  hash = 0x811c9dc5
  private pending: Step[] = []
  private timers: Timer[] = []
  /** What waits for pages that the system has frozen. */
  private readonly frozen = new Map<SimulatedPage, Step[]>()

  constructor(seed: number) {
    this.dice = diceOf(seed)
  }

  /** Does something at some moment after now; never when its page is killed before. */
  later(page: SimulatedPage | undefined, run: () => void): void {
    if (page?.alive !== false) this.queueOf(page).push({ page, run })
  }

  /** Resolves with the work's result, at some later step. */
  ask<Answer>(page: SimulatedPage | undefined, work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.later(page, () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  after(page: SimulatedPage | undefined, milliseconds: number, run: () => void): void {
    if (page?.alive !== false) this.timers.push({ page, run, at: this.time + Math.max(0, milliseconds) })
  }

  sleep(page: SimulatedPage | undefined, milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(page, milliseconds, resolve))
  }

  /** Does one of the pending things; false when there is none. */
  step(): boolean {
    const { pending } = this
    if (pending.length === 0) return false
    const at = this.dice.below(pending.length)
    const picked = pending[at]!
    pending[at] = pending[pending.length - 1]!
    pending.pop()
    this.time += this.dice.below(40)
    this.hash = Math.imul(this.hash ^ (this.time + at), 0x01000193)
    picked.run()
    return true
  }

  /** Advances the time; due steps are pending now. */
  pass(milliseconds: number): void {
    this.time += milliseconds
    this.ring()
  }

  /** Goes to when the next timer rings; false when there is none. */
  toNextTimer(): boolean {
    if (this.timers.length === 0) return false
    this.time = Math.max(this.time, Math.min(...this.timers.map((timer) => timer.at)))
    this.ring()
    return true
  }

  /** Adds an event to the hash. */
  note(event: string): void {
    for (let at = 0; at < event.length; at += 1)
      this.hash = Math.imul(this.hash ^ event.charCodeAt(at), 0x01000193)
  }

  hasPending(page: SimulatedPage): boolean {
    return this.pending.some((step) => step.page === page)
  }

  kill(page: SimulatedPage): void {
    page.alive = false
    this.frozen.delete(page)
    this.pending = this.pending.filter((step) => step.page !== page)
    this.timers = this.timers.filter((timer) => timer.page !== page)
  }

  /** Nothing of a frozen page goes on, its timers included. */
  freeze(page: SimulatedPage): void {
    this.frozen.set(
      page,
      this.pending.filter((step) => step.page === page),
    )
    this.pending = this.pending.filter((step) => step.page !== page)
  }

  thaw(page: SimulatedPage): void {
    this.pending.push(...(this.frozen.get(page) ?? []))
    this.frozen.delete(page)
  }

  isFrozen(page: SimulatedPage): boolean {
    return this.frozen.has(page)
  }

  private queueOf(page: SimulatedPage | undefined): Step[] {
    return (page && this.frozen.size > 0 && this.frozen.get(page)) || this.pending
  }

  private ring(): void {
    const due = this.timers.filter((timer) => timer.at <= this.time)
    if (due.length === 0) return
    this.timers = this.timers.filter((timer) => timer.at > this.time)
    for (const step of due.toSorted((a, b) => a.at - b.at)) this.queueOf(step.page).push(step)
  }
}

/** Resolves once everything that was settled by now has gone on, however many awaits that takes. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
