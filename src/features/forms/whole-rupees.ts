import { typedNumber } from '#src/base/typed-number.ts'

/** Below it an instalment or a premium means little. */
const leastRupees = 1000

/** Parses whole rupees in any script; `undefined` for other texts, or too small an amount. */
export function amountIn(typed: string): number | undefined {
  const amount = typedNumber(typed)
  return amount !== undefined && Number.isInteger(amount) && amount >= leastRupees && amount < 10 ** 10
    ? amount
    : undefined
}
