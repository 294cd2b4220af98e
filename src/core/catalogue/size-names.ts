import type { Product } from './product.ts'

/** Returns the distinguishing part of each name: without the words that all names begin or end with. */
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
