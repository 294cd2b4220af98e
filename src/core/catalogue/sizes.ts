import type { Product } from './product.ts'

/** How large a thing is, at the end of its key: `-250-ml`, `-1-litre`, `-7-5-hp`. */
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

/** What tells each of several sizes from the others: their names without the words that all of them begin or end with. */
export function sizeNames(sizes: readonly Pick<Product, 'name'>[]): string[] {
  const names = sizes.map(({ name }) => name.split(' '))
  const first = names[0] ?? []
  const isShared = (at: number) =>
    names.every((words) => words.length > Math.abs(at) && words.at(at) === first.at(at))
  let begin = 0
  while (isShared(begin)) begin++
  // `250 ml` and `500 ml` end with the same word and are not the same without it.
  let end = 0
  if (begin === 0) while (isShared(-1 - end)) end++
  return names.map((words) => words.slice(begin, words.length - end).join(' ') || words.join(' '))
}
