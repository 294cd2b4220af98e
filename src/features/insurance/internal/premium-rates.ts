import type { ContextKey } from '#src/content/asked-for.ts'
import type { InsuranceKind, Premium } from '#src/content/offers/premiums.ts'
import type { Answers } from '#src/base/answers.ts'

/** Returns the rates for computing: the lowest, the middle, the highest. */
export function ratesOf({ from, to }: Pick<Premium, 'from' | 'to'>): readonly [number, number, number] {
  return [from, (from + to) / 2, to]
}

/** Returns the key of a cover in src/content/asked-for.ts. */
export function coverKey(kind: InsuranceKind, cover: string): ContextKey {
  return `${kind}-${cover}` as ContextKey
}

/** Returns the answer of the insurance form for the range that contains a value. */
export function valueRange(kind: InsuranceKind, worth: number): Answers {
  if (kind === 'crop') return {}
  const [field, ranges] = kind === 'equipment' ? equipmentRanges : assetRanges
  const range = ranges.find(([, most]) => worth <= most)
  return range ? { [field]: range[0] } : {}
}

/** The ranges of the form's answers, by their upper limits in rupees. */
const equipmentRanges = [
  'equipmentValue',
  [
    ['below-5l', 4_99_999],
    ['5l-10l', 10_00_000],
    ['10l-25l', 25_00_000],
    ['25l-50l', 50_00_000],
    ['above-50l', Infinity],
  ],
] as const
const assetRanges = [
  'assetValue',
  [
    ['below-10l', 9_99_999],
    ['10l-25l', 25_00_000],
    ['25l-50l', 50_00_000],
    ['50l-1cr', 1_00_00_000],
    ['above-1cr', Infinity],
  ],
] as const
