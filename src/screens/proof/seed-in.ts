import { typedNumber } from '#src/base/typed-number.ts'

/** One more than the largest seed. */
const seeds = 1_000_000_000

/** Returns the seed that somebody has typed, in digits of any script; `undefined` for anything else. */
export function seedIn(typed: string): number | undefined {
  const seed = typedNumber(typed)
  return seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed < seeds ? seed : undefined
}

/** Returns any seed, short enough to be told on the phone. */
export function anySeed(): number {
  return Math.floor(Math.random() * 10_000)
}
