import { typedNumber } from '#src/base/typed-number.ts'

/** Below it an instalment or a premium says nothing. */
const leastRupees = 1000

/** Returns the whole rupees that were typed, as people write them in any script; `undefined` where there are none, or too few. */
export function amountIn(typed: string): number | undefined {
  const amount = typedNumber(typed)
  return amount !== undefined && Number.isInteger(amount) && amount >= leastRupees && amount < 10 ** 10
    ? amount
    : undefined
}
