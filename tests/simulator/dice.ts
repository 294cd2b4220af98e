/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Dice {
  /** 0 ≤ n < 1. */
  readonly roll: () => number
  /** 0 ≤ n < sides. */
  readonly below: (sides: number) => number
  /** True once in a number of times, on average. */
  readonly oneIn: (times: number) => boolean
  readonly oneOf: <Item>(items: readonly Item[]) => Item
}

/** Returns the dice of a seed. */
export function diceOf(seed: number): Dice {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (sides: number) => Math.floor(roll() * sides)
  return {
    roll,
    below,
    oneIn: (times) => below(times) === 0,
    oneOf: (items) => items[below(items.length)]!,
  }
}
