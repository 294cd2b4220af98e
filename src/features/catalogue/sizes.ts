import type { Product } from './product.ts'

/** A size at the end of an item's key: `-250-ml`, `-1-litre`, `-7-5-hp`. */
const sizeAtEnd = /-\d+(?:-\d+)?-(?:g|kg|ml|l|litre|hp|w|kw)$/

/** Several sizes of one thing, or a single product. */
export type Sizes = readonly [Product, ...Product[]]

/**
 * The products of one shelf in rows. Products whose keys differ only in the size at their end are sizes of one thing and
 * share a row, at the place of the first: `buffalo-milk-250-ml` and `buffalo-milk-1-litre`. Keys never change and are
 * the same in every language, unlike names.
 */
export function inSizes(products: readonly Product[]): Sizes[] {
  const rows = new Map<string, [Product, ...Product[]]>()
  for (const product of products) {
    const thing = sizeAtEnd.test(product.id) ? product.id.replace(sizeAtEnd, '-') : product.id
    const row = rows.get(thing)
    if (row) row.push(product)
    else rows.set(thing, [product])
  }
  return [...rows.values()]
}
