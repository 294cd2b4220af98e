import { namingWordsOf } from './particles.ts'
import { gradesIn } from './grades.ts'
import { wordsOf } from './tokens.ts'

/** An item to find, with the facts of its card. */
export interface ItemToFind {
  readonly id: string
  /** Its name in the language of the pack. */
  readonly name: string
  /** Its names in every language. */
  readonly names: readonly string[]
  /** Other words for it. */
  readonly search: string
  /** In paise. */
  readonly price: number
  readonly amount: number
  readonly unit: string
  readonly badge?: string | undefined
  /** The drawing, if not named after the id. */
  readonly picture?: string | undefined
  /** The symbol of a service, if it has its own. */
  readonly pictogram?: string | undefined
  /** The kind of customer that may buy it; missing if all may. */
  readonly customer?: string | undefined
  /** The months of sowing, 1 to 12; missing if it is not sown. */
  readonly sown?: readonly number[] | undefined
}

/** The items of one section, which are also found by the section's titles. */
export interface ShelfToFind {
  readonly catalogue: string
  readonly section: string
  /** True if only signed-in people may buy. */
  readonly gated: boolean
  /** The symbol of items without a picture. */
  readonly pictogram: string
  /** Titles of the section and of its catalogue, in every language. */
  readonly titles: readonly string[]
  readonly catalogueTitles: readonly string[]
  readonly items: readonly ItemToFind[]
}

/** Runs of item numbers: how many to skip, how many to take, and so on. */
export type Runs = readonly number[]

/** The search index as the build writes it; items are numbered in the order of their shelves. */
export interface SearchPack {
  readonly format: typeof packFormat
  readonly shelves: readonly (Omit<ShelfToFind, 'titles' | 'catalogueTitles' | 'items'> & {
    readonly count: number
  })[]
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly prices: readonly number[]
  readonly amounts: readonly number[]
  readonly units: readonly string[]
  readonly badges: Readonly<Record<number, string>>
  readonly pictures: Readonly<Record<number, string>>
  readonly pictograms: Readonly<Record<number, string>>
  /** The kind of customer of items that only one kind buys. */
  readonly customers: Readonly<Record<number, string>>
  /** The months of sowing, of items that are sown. */
  readonly sown: Readonly<Record<number, readonly number[]>>
  /** Number of words of each item's shortest name. */
  readonly lengths: readonly number[]
  /** Every word of the index, in its own script. */
  readonly words: readonly string[]
  /** Places of each word: names whose section has the same name, other names, other words, titles. */
  readonly places: readonly (readonly Runs[])[]
}

/**
 * The index of one language: goods, and services of the centre (their ids are addresses, their badges a line of
 * text).
 */
export interface SearchPacks extends SearchPack {
  readonly offers: SearchPack
}

/** A pack with another format belongs to another build. */
export const packFormat = 6

/** Packs shelves. The phone then only ranks results. */
export function packOf(shelves: readonly ShelfToFind[]): SearchPack {
  const items = shelves.flatMap((shelf) => shelf.items)
  const places = placesOfWords(shelves)
  const words = [...places.keys()].toSorted()
  return {
    format: packFormat,
    shelves: shelves.map(({ catalogue, section, gated, pictogram, items: { length } }) => ({
      catalogue,
      section,
      gated,
      pictogram,
      count: length,
    })),
    ids: items.map(({ id }) => id),
    names: items.map(({ name }) => name),
    prices: items.map(({ price }) => price),
    amounts: items.map(({ amount }) => amount),
    units: items.map(({ unit }) => unit),
    badges: Object.fromEntries(items.flatMap(({ badge }, at) => (badge ? [[at, badge]] : []))),
    pictures: Object.fromEntries(items.flatMap(({ picture }, at) => (picture ? [[at, picture]] : []))),
    pictograms: Object.fromEntries(
      items.flatMap(({ pictogram }, at) => (pictogram ? [[at, pictogram]] : [])),
    ),
    customers: Object.fromEntries(items.flatMap(({ customer }, at) => (customer ? [[at, customer]] : []))),
    sown: Object.fromEntries(items.flatMap(({ sown }, at) => (sown?.length ? [[at, sown]] : []))),
    lengths: items.map(({ names }) => Math.min(...names.map((name) => namingWordsOf(name).length))),
    words,
    places: words.map((word) => places.get(word)!.map(runsOf)),
  }
}

function placesOfWords(shelves: readonly ShelfToFind[]): Map<string, number[][]> {
  const places = new Map<string, number[][]>()
  const note = (word: string, place: number, item: number) => {
    const standing = places.get(word) ?? [[], [], [], []]
    places.set(word, standing)
    // Items come in order, so only the last one can be a duplicate.
    if (standing[place]!.at(-1) !== item) standing[place]!.push(item)
  }
  let item = 0
  for (const { titles, catalogueTitles, items } of shelves) {
    const [ofSection, ofCatalogue] = [titles, catalogueTitles].map((words) => words.flatMap(wordsOf))
    const isOfSection = new Set(ofSection)
    for (const { names, search } of items) {
      for (const word of names.flatMap(wordsOf)) note(word, isOfSection.has(word) ? 0 : 1, item)
      for (const word of [...wordsOf(search), ...names.flatMap(gradesIn)]) note(word, 2, item)
      for (const word of [...ofSection!, ...ofCatalogue!]) note(word, 3, item)
      item++
    }
  }
  return places
}

function runsOf(items: readonly number[]): Runs {
  const runs: number[] = []
  let next = 0
  for (const item of items) {
    if (item === next && runs.length) runs[runs.length - 1]!++
    else runs.push(item - next, 1)
    next = item + 1
  }
  return runs
}
