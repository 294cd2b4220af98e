import type { LoanKind } from '#src/content/offers/loans.ts'

/** What somebody would like to borrow. */
export interface LoanInput {
  readonly kind: LoanKind
  /** The amount as it was typed. */
  readonly typed: string
  readonly months: number
}

/** The time to repay of those that can be chosen that is nearest to what was wished and not longer; the shortest where all are. */
export function tenureWithin(most: number, wanted: number): number {
  const tenures = tenuresOf(most)
  return tenures.findLast((months) => months <= wanted) ?? tenures[0]!
}

/** The times to repay that can be chosen: by the quarter within a year, else by the year. */
export function tenuresOf(most: number): readonly number[] {
  const step = most <= 12 ? 3 : 12
  return Array.from({ length: most / step }, (_, place) => (place + 1) * step)
}
