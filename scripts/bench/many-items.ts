import type { ShelfToFind } from '#src/base/search/pack.ts'

const beginnings = [
  'pb',
  'su',
  'ra',
  'ka',
  'dhe',
  'mo',
  'ni',
  'va',
  'go',
  'li',
  'sha',
  'tu',
  'pra',
  'je',
  'ba',
  'an',
]
const middles = ['ja', 'ri', 'lo', 'man', 'de', 'ku', 'shi', 'ra', 'ta', 'ni', 'go', 'va']
const ends = ['b', 'ni', 'ra', 'k', 'l', 'ta', 'n', 'sh', 'va', 'm']

/** Returns shelves with a number of items: today's repeated, under names and numbers of further varieties. */
export function manyShelves(shelves: readonly ShelfToFind[], count: number): ShelfToFind[] {
  const each = count / shelves.reduce((sum, { items }) => sum + items.length, 0)
  let made = 0
  let due = 0
  return shelves.map((shelf) => {
    due += shelf.items.length * each
    const items = []
    for (; made < Math.round(due); made++) {
      const item = shelf.items[made % shelf.items.length]!
      const variety = varietyOf(made)
      items.push({
        ...item,
        id: `${item.id}-${made}`,
        name: `${item.name} ${variety}`,
        names: item.names.map((name) => `${name} ${variety}`),
      })
    }
    return { ...shelf, items }
  })
}

/** A name that could be one: some 2,000 words, and numbers. */
function varietyOf(number: number): string {
  const pick = (from: readonly string[], by: number) => from[Math.floor(number / by) % from.length]!
  const word = pick(beginnings, 1) + pick(middles, 7) + pick(ends, 13)
  return `${word} ${number % 997}`
}
