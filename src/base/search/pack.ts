import { wordsOf } from './tokens.ts'

/** One thing to be found, with the facts that its card shows. */
export interface ItemToFind {
  readonly id: string
  /** Its name in the language of the pack. */
  readonly name: string
  /** Its names in every language. */
  readonly names: readonly string[]
  /** What else it is called. */
  readonly search: string
  /** In paise. */
  readonly price: number
  readonly amount: number
  readonly unit: string
  readonly badge?: string | undefined
  /** The drawing of a thing that is sold, where it is not the one that is called by its id. */
  readonly picture?: string | undefined
  /** The symbol of something that the centre does, where it has one of its own. */
  readonly pictogram?: string | undefined
  /** The kind of customer that it is for; none where it is for all. */
  readonly customer?: string | undefined
  /** The months, 1 to 12, in which it is sown; none where it is not sown. */
  readonly sown?: readonly number[] | undefined
}

/** The things of one section; they are also found by its titles. */
export interface ShelfToFind {
  readonly catalogue: string
  readonly section: string
  /** True where only people who are signed in may buy. */
  readonly gated: boolean
  /** The picture of what has none of its own. */
  readonly pictogram: string
  /** Titles of the section in every language, and of the catalogue around it. */
  readonly titles: readonly string[]
  readonly catalogueTitles: readonly string[]
  readonly items: readonly ItemToFind[]
}

/** Numbers of items that follow one another: how many are passed over, how many there are, and so on. */
export type Runs = readonly number[]

/** Everything that the search knows, as the build writes it; items are numbered in the order of their shelves. */
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
  /** The kind of customer, for what only one kind buys. */
  readonly customers: Readonly<Record<number, string>>
  /** The months in which each is sown, for those that are. */
  readonly sown: Readonly<Record<number, readonly number[]>>
  /** How many words the shortest name of each has. */
  readonly lengths: readonly number[]
  /** Every word that something is found by, in the script in which it is written. */
  readonly words: readonly string[]
  /** For each word where it stands: in names whose section is called so too, in others, among the other words, in titles. */
  readonly places: readonly (readonly Runs[])[]
}

/** What one language can find: what is sold, and what the centre does (its items' ids are addresses, their badges a line about them). */
export interface SearchPacks extends SearchPack {
  readonly offers: SearchPack
}

/** A pack of another format belongs to another build. */
export const packFormat = 6

/** Packs shelves so that nothing is left to compute on the phone but the order of what was found. */
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
    lengths: items.map(({ names }) => Math.min(...names.map((name) => wordsOf(name).length))),
    words,
    places: words.map((word) => places.get(word)!.map(runsOf)),
  }
}

function placesOfWords(shelves: readonly ShelfToFind[]): Map<string, number[][]> {
  const places = new Map<string, number[][]>()
  const note = (word: string, place: number, item: number) => {
    const standing = places.get(word) ?? [[], [], [], []]
    places.set(word, standing)
    // Items come in their order, so that only the last can be there already.
    if (standing[place]!.at(-1) !== item) standing[place]!.push(item)
  }
  let item = 0
  for (const { titles, catalogueTitles, items } of shelves) {
    const [ofSection, ofCatalogue] = [titles, catalogueTitles].map((words) => words.flatMap(wordsOf))
    const isOfSection = new Set(ofSection)
    for (const { names, search } of items) {
      for (const word of names.flatMap(wordsOf)) note(word, isOfSection.has(word) ? 0 : 1, item)
      for (const word of wordsOf(search)) note(word, 2, item)
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
