import type { CatalogueItem } from './catalogue.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * Returns the months, 1 to 12, of sowing or planting, parsed from an item's English features ("Sow in February–March
 * or June–July", "Sow from 25 October"); empty for items that are not sown.
 */
export function sowingMonths({ features = [] }: CatalogueItem): number[] {
  const found = features
    .map(({ en }) => en)
    .filter((en) => /^(?:Sow|Plant|Transplant) /.test(en))
    .flatMap((en) => en.split(' or ').flatMap(monthsIn))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

function monthsIn(span: string): number[] {
  const named = months
    .map((month, index) => ({ index, at: span.indexOf(month) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index)
  const [first, last = first] = named
  if (first === undefined || last === undefined) return []
  if (named.length === 1 && / from /.test(span)) return range(first, first + 1)
  if (named.length === 1 && / by /.test(span)) return range(first + 11, first + 12)
  return range(first, last < first ? last + 12 : last)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, after) => ((from + after) % 12) + 1)
