import type { FoundProduct, FoundProducts } from './search.ts'

/** The number of products to choose from. */
const most = 3

/** A shorter word names nothing. */
const shortestWord = 3

/**
 * Returns three products for the readings of a spoken sentence, likeliest first: those of whole readings, then those of single
 * words; fewer if the shop has none. `undefined` if nothing can be searched now.
 *
 * @param search searches a text
 */
export async function productsSpoken(
  readings: readonly string[],
  search: (text: string, most: number) => Promise<Pick<FoundProducts, 'products'> | undefined>,
): Promise<readonly FoundProduct[] | undefined> {
  const found = new Map<string, FoundProduct>()
  for (const text of new Set([...readings, ...wordsOf(readings)])) {
    const answer = await search(text, most)
    if (!answer) return undefined
    for (const product of answer.products) found.set(product.product.id, product)
    if (found.size >= most) break
  }
  return [...found.values()].slice(0, most)
}

function wordsOf(readings: readonly string[]): string[] {
  return readings.flatMap((reading) => reading.split(/\s+/)).filter(({ length }) => length >= shortestWord)
}
