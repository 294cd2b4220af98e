import { diceOf, type Dice } from '#tests/simulator/dice.ts'
import type { Fault } from '../fault-proxy.ts'

/** Kinds of people. */
export const kinds = ['shop', 'loan', 'agent', 'desk', 'profile', 'editor', 'cancel'] as const
/** Failures that happen once, besides the network's faults. */
export const failures = ['phone killed', 'centre killed', 'no room', 'clock moved'] as const

export type Kind = (typeof kinds)[number]
export type Failure = (typeof failures)[number]

/** One journey with all its failures. */
export interface Scenario {
  readonly number: number
  readonly kind: Kind
  /** Share of requests with a fault. */
  readonly rate: number
  /** Failures with their times, in milliseconds after the first action begins. */
  readonly failures: readonly {
    readonly failure: Failure
    readonly after: number
  }[]
  /** Shift of the phone's clock in milliseconds. */
  readonly shift: number
  /** True if the person lends the phone to somebody else after the first action. */
  readonly isLent: boolean
  readonly dice: Dice
}

const hour = 3_600_000
/** An hour and a day off, and the clock of a phone after an empty battery. */
const shifts = [-26 * hour, -hour, 2 * hour, 26 * hour, -6 * 365 * 24 * hour]
const latestFailureMs = 9_000
const longestLifeMs = 4_500
/** No first action is done so soon, so that each phone is killed at least once. */
const longestFirstLifeMs = 1_000

/** Returns the scenario of a number; the same for the same seed. */
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
    isLent: dice.oneIn(3),
    dice,
  }
}

/** Kinds of which the phone is killed again and again; applications are killed by `killed-at-any-moment.spec.ts`. */
const mortals = ['shop', 'profile', 'editor', 'cancel', 'desk'] as const

/** Returns a scenario over a working network, in which the phone is killed so many times; the same for the same seed. */
export function deathsOf(seed: number, number: number, deaths: number): Scenario {
  const dice = diceOf(seed * 1_000_003 + number)
  let after = 0
  const failures = Array.from({ length: deaths }, (_, death) => {
    after += 300 + dice.roll() * (death === 0 ? longestFirstLifeMs - 300 : longestLifeMs)
    return { failure: 'phone killed', after } as const
  })
  const kind = mortals[number % mortals.length]!
  return { number, kind, rate: 0, failures, shift: 0, isLent: false, dice }
}

/** As in reality: a stalled connection takes one of the browser's six; refusals on the way are rare. */
const rare: readonly Fault[] = ['stall', 409, 413]
const common: readonly Fault[] = [
  'reset',
  'cut',
  'reply lost',
  'doubled',
  'truncate',
  'late',
  'portal',
  500,
  401,
  429,
]

/** Yields the fault of each request, endlessly. */
export function* faultsOf({ dice, rate }: Scenario): Generator<Fault> {
  for (;;) yield dice.roll() >= rate ? 'none' : dice.oneOf(dice.oneIn(12) ? rare : common)
}
