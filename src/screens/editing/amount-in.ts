import { typedAmount } from '#src/base/typed-number.ts'

/** Parses a positive number with at most three decimals; `undefined` for anything else. */
export const amountIn = (typed: string): number | undefined => typedAmount(typed, 99_999_999, 3)
