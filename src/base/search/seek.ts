import { wordsBeginning, type OpenPack } from './open-pack.ts'
import { distance, lettersMissing, lettersOf } from './typos.ts'
import { soundOf, wordsOf } from './words.ts'

/** What somebody looks for. */
export interface Question {
  readonly text: string
  /** Only what is in this catalogue; in all of them where none is named. */
  readonly catalogue?: string | undefined
}

/** What was found, as numbers. */
export interface Sought {
  /** How many of the words that were typed each of them has: all, unless nothing has all. */
  readonly words: number
  readonly total: number
  /** The best of them, the best first. A better one has the greater rank, also beside those of another pack. */
  readonly best: readonly { readonly rank: number; readonly item: number }[]
}

/** A word of the pack, how well it fits what was typed, and in how many of its kinds of places it counts. */
interface Fit {
  readonly word: number
  readonly fit: number
  readonly places: number
}

/** Where to look, and what to pass over. */
interface Bounds {
  readonly from: number
  readonly to: number
  readonly isGone: (item: number) => boolean
}

interface Found {
  readonly words: number
  readonly items: readonly number[]
  readonly ranks: Uint16Array
}

/** With so many things that fit as they were typed, nobody needs what fits only by its section or with a typo. */
const enough = 10

const [exact, begins] = [6, 5]
/** From 3, for one typo, to 1, for two. */
const fitWithTypos = (far: number) => begins - far

/** Names, what else a thing is called, titles: what comes first counts for more. */
const kindsOfPlace = 3
/** Neither a typo nor the first try counts in titles, which stand over many things. */
const withoutTitles = 2

/**
 * What a pack has of what is looked for: first what fits as typed, then what begins so, then what fits with typos. Of
 * names that fit alike the shorter goes first. Everything, in the order of the shelves, where no word was typed.
 */
export function seek(
  open: OpenPack,
  { text, catalogue }: Question,
  most: number,
  isGone: Bounds['isGone'],
): Sought {
  const bounds = { ...rangeOf(open, catalogue), isGone }
  const typed = [...new Set(wordsOf(text))]
  const isEnough = ({ words, items }: Found) => words === typed.length && items.length >= enough
  let fits = typed.map((word) => fitsAsTyped(open, word, withoutTitles))
  let found = findAll(open, fits, bounds)
  if (typed.length > 0 && !isEnough(found)) {
    fits = typed.map((word) => fitsAsTyped(open, word, kindsOfPlace))
    found = findAll(open, fits, bounds)
  }
  if (typed.length > 0 && !isEnough(found)) {
    fits = typed.map((word, at) => [...fits[at]!, ...fitsWithTypos(open, word)])
    found = findAll(open, fits, bounds)
  }
  return bestOf(open, found, most)
}

function rangeOf({ pack, starts }: OpenPack, catalogue: string | undefined): { from: number; to: number } {
  if (catalogue === undefined) return { from: 0, to: pack.ids.length }
  const isIn = (shelf: { catalogue: string }) => shelf.catalogue === catalogue
  const first = pack.shelves.findIndex(isIn)
  if (first === -1) return { from: 0, to: 0 }
  return { from: starts[first]!, to: starts[pack.shelves.findLastIndex(isIn) + 1]! }
}

function fitsAsTyped(open: OpenPack, typed: string, places: number): Fit[] {
  const sound = soundOf(typed)
  return wordsBeginning(open, sound).map((word) => ({
    word,
    fit: open.sounds[word] === sound ? exact : begins,
    places,
  }))
}

/** Words that are one typo away, or two where the word is long; a number means what it says. */
function fitsWithTypos(open: OpenPack, typed: string): Fit[] {
  if (/\d/.test(typed)) return []
  const sound = soundOf(typed)
  // A typo is made in the script in which one types; a word that is spelt by ear differs in its sound.
  const asWritten = farFrom(typed, open.pack.words, open.letters)
  const asHeard = farFrom(sound, open.sounds, open.soundLetters)
  const fits: Fit[] = []
  for (let word = 0; word < open.sounds.length; word++) {
    const far = Math.min(asWritten(word), asHeard(word))
    if (far < Infinity) fits.push({ word, fit: fitWithTypos(Math.max(far, 2)), places: withoutTitles })
  }
  return fits
}

function farFrom(typed: string, words: readonly string[], letters: Int32Array): (word: number) => number {
  const mostTypos = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  if (mostTypos === 0) return () => Infinity
  const typedLetters = lettersOf(typed)
  return (word) =>
    lettersMissing(typedLetters, letters[word]!) > mostTypos
      ? Infinity
      : distance(typed, words[word]!, mostTypos)
}

/** The items with as many of the typed words as any has, and how well these fit. */
function findAll({ pack }: OpenPack, typed: readonly Fit[][], { from, to, isGone }: Bounds): Found {
  const [ranks, words] = [new Uint16Array(to), new Uint8Array(to)]
  for (const fits of typed) {
    const counts = countsOf(pack, fits, to)
    for (let item = from; item < to; item++) {
      ranks[item]! += counts[item]!
      if (counts[item]) words[item]!++
    }
  }
  let items: number[] = []
  let most = typed.length ? 1 : 0
  for (let item = from; item < to; item++) {
    if (words[item]! < most || isGone(item)) continue
    if (words[item]! > most) items = []
    most = words[item]!
    items.push(item)
  }
  return { words: most, items, ranks }
}

/** Room in a rank for the length of a name. */
const longestName = 9

/** What one typed word counts for, for each item: the most that any word of it comes to. */
function countsOf({ places, lengths }: OpenPack['pack'], fits: readonly Fit[], to: number): Uint16Array {
  const counts = new Uint16Array(to)
  for (const { word, fit, places: kinds } of fits) {
    for (const [kind, runs] of places[word]!.slice(0, kinds).entries()) {
      const count = (fit * kindsOfPlace - kind) * (longestName + 1)
      let item = 0
      for (let at = 0; at < runs.length; at += 2) {
        item += runs[at]!
        for (const end = Math.min(item + runs[at + 1]!, to); item < end; item++) {
          const ofName = kind === 0 ? count + longestName - Math.min(lengths[item]!, longestName) : count
          if (counts[item]! < ofName) counts[item] = ofName
        }
      }
    }
  }
  return counts
}

function bestOf({ pack }: OpenPack, { words, items, ranks }: Found, most: number): Sought {
  // Whole numbers in one array are sorted many times faster than by comparing: first the rank, then the place.
  const places = pack.ids.length
  const sorted = Float64Array.from(items, (item) => (ranks[item]! + 1) * places - 1 - item).toSorted()
  const best = []
  for (let at = sorted.length - 1; at >= Math.max(0, sorted.length - most); at--) {
    const rank = Math.floor(sorted[at]! / places)
    best.push({ rank, item: (rank + 1) * places - 1 - sorted[at]! })
  }
  return { words, total: items.length, best }
}
