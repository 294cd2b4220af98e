import type { LoanKind } from '#src/content/offers/loans.ts'

/** The wanted loan. */
export interface LoanInput {
  readonly kind: LoanKind
  /** The amount as typed. */
  readonly typed: string
  readonly months: number
}

/** Returns the longest available duration up to the wanted one; the shortest if all are longer. */
export function tenureWithin(most: number, wanted: number): number {
  const tenures = tenuresOf(most)
  return tenures.findLast((months) => months <= wanted) ?? tenures[0]!
}

/** Returns the available durations: quarters within a year, then years. */
export function tenuresOf(most: number): readonly number[] {
  const step = most <= 12 ? 3 : 12
  return Array.from({ length: most / step }, (_, place) => (place + 1) * step)
}
