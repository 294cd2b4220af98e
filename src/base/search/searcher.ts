import { openPack } from './open-pack.ts'
import { packOf, type SearchPack, type ShelfToFind } from './pack.ts'
import { seek, type Question } from './seek.ts'

/** An item as the centre has it now, where that is not what the pack says. */
export interface ChangedItem {
  readonly id: string
  readonly catalogue: string
  readonly section: string
  /** Its name in the language of the pack. */
  readonly name: string
  /** Its names in every language. */
  readonly names: readonly string[]
  readonly price: number
  readonly amount: number
  readonly unit: string
  /** No longer sold. */
  readonly retired: boolean
}

/** One thing that was found, with the facts of the pack. */
export interface FoundItem {
  readonly id: string
  readonly catalogue: string
  readonly section: string
  readonly gated: boolean
  readonly name: string
  readonly price: number
  readonly amount: number
  readonly unit: string
  readonly badge?: string | undefined
  readonly pictogram: string
}

export interface FoundItems {
  /** How many there are; as many as were asked for are listed. */
  readonly total: number
  readonly items: readonly FoundItem[]
}

/** Searches a pack together with what the centre has changed since it was made. */
export interface Searcher {
  know(changes: readonly ChangedItem[]): void
  search(question: Question, most: number): FoundItems
}

/** Opens a pack for searching. */
export function searcherOf(pack: SearchPack): Searcher {
  const built = { open: openPack(pack), gone: new Uint8Array(pack.ids.length) }
  let changed = packed([])
  return {
    know(changes) {
      const { gone, shelves } = differing(pack, changes)
      for (const [item, id] of pack.ids.entries()) built.gone[item] = gone.has(id) ? 1 : 0
      changed = packed(shelves)
    },
    search(question, most) {
      const packs = [built, changed]
      const sought = packs.map(({ open, gone }) => ({ open, ...seek(open, question, most, gone) }))
      const words = Math.max(...sought.filter(({ total }) => total).map((found) => found.words))
      const alike = sought.filter((found) => found.words === words)
      return {
        total: alike.reduce((sum, { total }) => sum + total, 0),
        items: alike
          .flatMap(({ open, best }) => best.map((found) => ({ ...found, pack: open.pack })))
          .toSorted((a, b) => b.rank - a.rank)
          .slice(0, most)
          .map(({ pack: of, item }) => itemOf(of, item)),
      }
    },
  }
}

function packed(shelves: readonly ShelfToFind[]) {
  const open = openPack(packOf(shelves))
  return { open, gone: new Uint8Array(open.pack.ids.length) }
}

/** What the pack no longer says rightly: items that are gone or called otherwise, and the shelves of what is new. */
function differing(pack: SearchPack, changes: readonly ChangedItem[]) {
  const names = new Map(pack.ids.map((id, at) => [id, pack.names[at]]))
  const other = changes.filter(({ id, name, retired }) => retired || names.get(id) !== name)
  const shelves = pack.shelves.map(({ catalogue, section, gated, pictogram }): ShelfToFind => {
    const items = other.filter(
      (item) => !item.retired && item.catalogue === catalogue && item.section === section,
    )
    return {
      catalogue,
      section,
      gated,
      pictogram,
      titles: [],
      catalogueTitles: [],
      items: items.map((item) => ({ ...item, search: '' })),
    }
  })
  return { gone: new Set(other.map(({ id }) => id)), shelves: shelves.filter(({ items }) => items.length) }
}

function itemOf(pack: SearchPack, item: number): FoundItem {
  let [shelf, after] = [0, pack.shelves[0]!.count]
  while (item >= after) after += pack.shelves[++shelf]!.count
  const { catalogue, section, gated, pictogram } = pack.shelves[shelf]!
  return {
    id: pack.ids[item]!,
    catalogue,
    section,
    gated,
    name: pack.names[item]!,
    price: pack.prices[item]!,
    amount: pack.amounts[item]!,
    unit: pack.units[item]!,
    badge: pack.badges[item],
    pictogram: pack.pictograms[item] ?? pictogram,
  }
}
