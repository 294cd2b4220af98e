import { latinDigits } from '#src/base/phone.ts'
import type { LoanKind } from '#src/content/offers/loans.ts'

/** What somebody would like to borrow. */
export interface Wish {
  readonly kind: LoanKind
  /** The amount as it was typed. */
  readonly typed: string
  readonly months: number
}

/** Below it an instalment says nothing. */
const leastRupees = 1000

/** The whole rupees in what was typed, 3,00,000 or ₹ 300000 in the digits of any script; nothing where there are none. */
export function amountIn(typed: string): number | undefined {
  const digits = latinDigits(typed).replaceAll(/[\s,₹]/g, '')
  const amount = /^\d{1,10}$/.test(digits) ? Number(digits) : 0
  return amount >= leastRupees ? amount : undefined
}

/** The times to repay that can be chosen: by the quarter within a year, else by the year. */
export function tenuresOf(most: number): readonly number[] {
  const step = most <= 12 ? 3 : 12
  return Array.from({ length: most / step }, (_, place) => (place + 1) * step)
}
