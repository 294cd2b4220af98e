import type { Product } from './product.ts'

const isNumber = (word = '') => /^[\d.,]+$/.test(word)

/**
 * Returns the distinguishing part of each name: without the words that all names begin or end with. A number keeps its
 * unit: `3 HP`, of `3 HP pump` and `5 HP pump`.
 */
export function sizeNames(sizes: readonly Pick<Product, 'name'>[]): string[] {
  const names = sizes.map(({ name }) => name.split(' '))
  const first = names[0] ?? []
  const isShared = (at: number) =>
    names.every((words) => words.length > Math.abs(at) && words.at(at) === first.at(at))
  let begin = 0
  while (isShared(begin)) begin++
  // `HP 3` and `HP 5` begin with their unit.
  if (begin && names.some((words) => words.length === begin + 1 && isNumber(words[begin]))) begin--
  // `250 ml` and `500 ml` end with the same word and are not the same without it.
  let end = 0
  if (begin === 0) while (isShared(-1 - end)) end++
  if (end && names.some((words) => isNumber(words.at(-1 - end)))) end--
  return names.map((words) => words.slice(begin, words.length - end).join(' ') || words.join(' '))
}
