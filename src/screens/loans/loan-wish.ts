import type { LoanKind } from '#src/content/offers/loans.ts'

/** What somebody would like to borrow. */
export interface Wish {
  readonly kind: LoanKind
  /** The amount as it was typed. */
  readonly typed: string
  readonly months: number
}

/** The times to repay that can be chosen: by the quarter within a year, else by the year. */
export function tenuresOf(most: number): readonly number[] {
  const step = most <= 12 ? 3 : 12
  return Array.from({ length: most / step }, (_, place) => (place + 1) * step)
}
