import { openPack, type OpenPack } from './open-pack.ts'
import { packOf, type SearchPack, type SearchPacks, type ShelfToFind } from './pack.ts'
import { closenessAsTyped, closenessOf, seek, type Question } from './seek.ts'
import { namingWordsOf } from './particles.ts'

/** An item whose current state at the centre differs from the pack. */
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
  /** For sale, but unavailable today. */
  readonly away: boolean
}

/** A result, with the facts of the pack. */
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
  /** Its drawing, if the build has one. */
  readonly picture?: string | undefined
}

/** A service of the centre: a machine, a worker, a program, a form, a page. */
export interface FoundOffer {
  /** Its address without a language. */
  readonly to: string
  readonly title: string
  readonly line?: string | undefined
  readonly pictogram: string
}

/** The results of a search: goods, and the services that have such a name. */
export interface FoundItems {
  /** Number of all results; the lists are cut to the requested size. */
  readonly total: number
  readonly items: readonly FoundItem[]
  readonly offers: readonly FoundOffer[]
  /** True if an offer fits better than all goods. */
  readonly offersFirst: boolean
}

/** A search over a pack and later changes of the centre. */
export interface Searcher {
  know(changes: readonly ChangedItem[]): void
  search(question: Question, most: number): FoundItems
}

/** Most offers listed beside goods, and without goods. */
const [offersBeside, offersAlone] = [3, 12]

/** Fewer letters match nearly every word. */
const fewestLetters = 3

/** An offer that fits much worse than the best result is noise. */
const nearEnough = 0.75

/** Opens a pack for searching. */
export function searcherOf(pack: SearchPacks): Searcher {
  const offered = openPack(pack.offers)
  const built = {
    open: openPack(pack),
    gone: new Uint8Array(pack.ids.length),
    away: new Uint8Array(pack.ids.length),
  }
  let changed = packed([])
  return {
    know(changes) {
      const { gone, shelves } = differing(pack, changes)
      const away = new Set(changes.filter((change) => change.away).map(({ id }) => id))
      for (const [item, id] of pack.ids.entries()) {
        built.gone[item] = gone.has(id) ? 1 : 0
        built.away[item] = away.has(id) ? 1 : 0
      }
      changed = packed(shelves, (id) => away.has(id))
    },
    search(question, most) {
      const packs = [built, changed]
      const sought = packs.map(({ open, gone, away }) => ({
        open,
        ...seek(open, question, most, gone, { away: notFor(question.customer, open, away) }),
      }))
      const words = Math.max(0, ...sought.filter(({ total }) => total).map((found) => found.words))
      const alike = sought.filter((found) => found.words === words)
      const closest = Math.max(0, ...alike.map((found) => found.closest))
      return {
        ...offersFor(offered, question, { words, closest }),
        total: alike.reduce((sum, { total }) => sum + total, 0),
        items: alike
          .flatMap(({ open, best }) => best.map((found) => ({ ...found, pack: open.pack })))
          .toSorted((a, b) => b.rank - a.rank)
          .slice(0, most)
          .map(({ pack: of, item }) => itemOf(of, item, of === pack)),
      }
    },
  }
}

/** Marks items that this kind of customer cannot buy: unavailable ones and those for another kind. */
function notFor(
  customer: string | undefined,
  { pack: { customers } }: OpenPack,
  away: Uint8Array,
): Uint8Array {
  if (customer === undefined) return away
  return away.map((is, item) => (is || (customers[item] ?? customer) !== customer ? 1 : 0))
}

/** Returns matching services of the centre, unless goods match more words. */
function offersFor(
  open: OpenPack,
  question: Question,
  { words, closest }: { words: number; closest: number },
): Pick<FoundItems, 'offers' | 'offersFirst'> {
  const isForShop = question.shelves !== undefined || question.text.trim().length < fewestLetters
  const gone = new Uint8Array(open.pack.ids.length)
  const withTypos = closest < closenessAsTyped(namingWordsOf(question.text).length)
  const sought = isForShop ? undefined : seek(open, question, offersAlone, gone, { withTypos })
  if (!sought?.total || sought.words < words) return { offers: [], offersFirst: false }
  const least = Math.max(closest, sought.closest) * nearEnough
  return {
    offers: sought.best
      .filter(({ rank }) => closenessOf(rank) >= least)
      .slice(0, words === 0 ? offersAlone : offersBeside)
      .map(({ item }) => offerOf(open.pack, item)),
    offersFirst: sought.words > words || sought.closest > closest,
  }
}

function packed(shelves: readonly ShelfToFind[], isAway: (id: string) => boolean = () => false) {
  const open = openPack(packOf(shelves))
  const away = Uint8Array.from(open.pack.ids, (id) => (isAway(id) ? 1 : 0))
  return { open, gone: new Uint8Array(open.pack.ids.length), away }
}

/** Returns the pack's outdated items (gone or renamed), and shelves of new ones. */
function differing(pack: SearchPack, changes: readonly ChangedItem[]) {
  const built = new Map(pack.ids.map((id, at) => [id, at]))
  const nameOf = (id: string) => pack.names[built.get(id) ?? -1]
  // A renamed item keeps its picture.
  const pictureOf = (id: string) => (built.has(id) ? (pack.pictures[built.get(id)!] ?? id) : undefined)
  const customerOf = (id: string) => pack.customers[built.get(id) ?? -1]
  const other = changes.filter(({ id, name, retired }) => retired || nameOf(id) !== name)
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
      items: items.map((item) => ({
        ...item,
        picture: pictureOf(item.id),
        customer: customerOf(item.id),
        search: '',
      })),
    }
  })
  return { gone: new Set(other.map(({ id }) => id)), shelves: shelves.filter(({ items }) => items.length) }
}

function offerOf({ ids, names, badges, pictograms, shelves }: SearchPack, item: number): FoundOffer {
  return {
    to: ids[item]!,
    title: names[item]!,
    line: badges[item],
    pictogram: pictograms[item] ?? shelves[0]!.pictogram,
  }
}

function itemOf(pack: SearchPack, item: number, isBuilt: boolean): FoundItem {
  let [shelf, after] = [0, pack.shelves[0]!.count]
  while (item >= after) after += pack.shelves[++shelf]!.count
  const { catalogue, section, gated } = pack.shelves[shelf]!
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
    picture: pack.pictures[item] ?? (isBuilt ? pack.ids[item] : undefined),
  }
}
