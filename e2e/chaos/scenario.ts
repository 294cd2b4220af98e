import { diceOf, type Dice } from '#tests/simulator/dice.ts'
import type { Fault } from '../fault-proxy.ts'

/** Who goes through it. */
export const kinds = ['shop', 'loan', 'agent', 'desk'] as const
/** What happens once, besides what the line does all the time. */
export const failures = ['phone killed', 'centre killed', 'no room', 'clock moved'] as const

export type Kind = (typeof kinds)[number]
export type Failure = (typeof failures)[number]

/** One journey, with everything that is going to go wrong in it. */
export interface Scenario {
  readonly number: number
  readonly kind: Kind
  /** Which share of all requests suffers something. */
  readonly rate: number
  /** What falls when, in milliseconds after the first deed was begun. */
  readonly failures: readonly { readonly failure: Failure; readonly after: number }[]
  /** By how much the phone's clock is wrong once it is moved, in milliseconds. */
  readonly shift: number
  readonly dice: Dice
}

const hour = 3_600_000
/** An hour and a day off, and what a phone shows whose battery was empty. */
const shifts = [-26 * hour, -hour, 2 * hour, 26 * hour, -6 * 365 * 24 * hour]
const latestFailureMs = 9_000

/** The ordeal of that number; the same for the same seed. */
export function scenarioOf(seed: number, number: number): Scenario {
  const dice = diceOf(seed * 1_000_003 + number)
  const occurring = failures.filter(() => dice.oneIn(2))
  return {
    number,
    kind: kinds[number % kinds.length]!,
    rate: 0.05 + dice.roll() * 0.25,
    failures: (occurring.length ? occurring : [dice.oneOf(failures)]).map((failure) => ({
      failure,
      after: dice.roll() * latestFailureMs,
    })),
    shift: dice.oneOf(shifts),
    dice,
  }
}

/** A connection that stays open holds one of the browser's six: rarer than the others, as on the road. */
const rare: readonly Fault[] = ['stall']
const common: readonly Fault[] = ['reset', 'cut', 'reply lost', 'truncate', 'late', 'portal', 500, 401, 429]

/** What each request suffers, one after the other, without end. */
export function* faultsOf({ dice, rate }: Scenario): Generator<Fault> {
  for (;;) yield dice.roll() >= rate ? 'none' : dice.oneOf(dice.oneIn(12) ? rare : common)
}
