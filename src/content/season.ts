import type { Catalogue, CatalogueItem, Pack } from './catalogue.ts'
import { itemId } from './catalogue-rows.ts'
import { sowingMonths } from './sowing.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** An item of home for a month. */
export interface SeasonalItem {
  readonly id: string
  readonly name: Words
  /** In paise. */
  readonly price: number
  readonly pack: Pack
  readonly picture: string
}

/** Two more than home shows, because an editor may have retired some. */
const mostListed = 8

/** Number of seeds before the fertilizers. */
const seedsFirst = 5

/** Fertilizers for fields and orchards around Pathankot in each month, besides seeds. */
const fedIn: readonly (readonly string[])[] = [
  ['urea-45-kg', 'manganese-sulphate', 'zinc-sulphate-21', 'farmyard-manure'],
  ['urea-45-kg', 'farmyard-manure', 'nano-urea-500-ml', 'mop-50-kg'],
  ['farmyard-manure', 'dap-50-kg', 'urea-45-kg'],
  ['ssp-50-kg', 'farmyard-manure', 'urea-45-kg', 'zinc-sulphate-21'],
  ['dap-50-kg', 'farmyard-manure', 'zinc-sulphate-21', 'urea-45-kg', 'ssp-50-kg', 'mop-50-kg'],
  ['zinc-sulphate-21', 'urea-45-kg', 'dap-50-kg', 'nano-urea-500-ml'],
  ['urea-45-kg', 'zinc-sulphate-21', 'nano-urea-500-ml'],
  ['farmyard-manure', 'urea-45-kg', 'nano-urea-500-ml'],
  ['npk-12-32-16', 'mop-50-kg', 'farmyard-manure'],
  ['dap-50-kg', 'npk-12-32-16', 'ssp-50-kg'],
  ['dap-50-kg', 'urea-45-kg', 'ssp-50-kg'],
  [
    'urea-45-kg',
    'manganese-sulphate',
    'zinc-sulphate-21',
    'farmyard-manure',
    'nano-urea-500-ml',
    'mop-50-kg',
    'sulphur-bentonite-90',
    'npk-19-19-19',
  ],
]

/** Order of the sections: fields before gardens. */
const sectionsInOrder = ['grains', 'vegetables', 'herbs', 'fruits', 'flowers']

/**
 * Returns home's items for a month, 1 to 12, that anybody may buy: seeds that are sown then, one of each crop first
 * and from all sections in turn, then fertilizers of the month.
 */
export function seasonOf(month: number, seeds: Catalogue, fertilizers: Catalogue): SeasonalItem[] {
  const sown = inTurn(
    sectionsInOrder.map((section) =>
      onePerCrop(
        Object.entries(seeds.sections[section]!.items).filter(([, item]) =>
          sowingMonths(item).includes(month),
        ),
      ),
    ),
  ).map(([key, item]) => seasonal('seeds-catalog', key, item))
  const all = new Map(Object.values(fertilizers.sections).flatMap(({ items }) => Object.entries(items)))
  const fed = fedIn[month - 1]!.map((key) => seasonal('fertilizers', key, all.get(key)!))
  return [...sown.slice(0, seedsFirst), ...fed, ...sown.slice(seedsFirst)].slice(0, mostListed)
}

type Entry = readonly [key: string, item: CatalogueItem]

/** Keeps one item per crop: `wheat-pbw-826` and `wheat-hd-3226` are the same crop. */
function onePerCrop(entries: readonly Entry[]): Entry[] {
  const cropOf = ([key]: Entry) => key.split('-')[0]
  return entries.filter((entry, at) => entries.findIndex((other) => cropOf(other) === cropOf(entry)) === at)
}

/** Returns the first of each list, then the second of each. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

function seasonal(address: string, key: string, { name, price, pack, picture }: CatalogueItem): SeasonalItem {
  const id = itemId(address, key)
  return { id, name, price, pack, picture: picture ?? id }
}
