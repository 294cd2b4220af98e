import { wordsBeginning, type OpenPack } from './open-pack.ts'
import { namingWordsOf } from './particles.ts'
import { distance, lettersMissing, lettersOf } from './typos.ts'
import { soundOf } from './tokens.ts'

/** A search request. */
export interface Question {
  readonly text: string
  /** Only these catalogues or shelves (`organic-store/tools`); all if missing. */
  readonly shelves?: readonly string[] | undefined
  /** The buyer: among equal matches, items for another kind of customer come last. */
  readonly customer?: string | undefined
  /**
   * The current month, 1 to 12: among equal matches, seeds for this month come first, and seeds for other months last.
   */
  readonly month?: number | undefined
}

/** Results, as numbers. */
export interface Sought {
  /** Number of typed words that each result matches: all, unless no item matches all. */
  readonly words: number
  readonly total: number
  /** How well the best result matches; comparable between packs. */
  readonly closest: number
  /** The best results, best first. Higher rank is better; comparable between packs. */
  readonly best: readonly { readonly rank: number; readonly item: number }[]
}

/** A word of the pack, and how well it matches a typed word in a name or other words, and in a title. */
interface Fit {
  readonly word: number
  readonly fit: number
  readonly titleFit: number
}

/** Items that match the most typed words: the number of words and of items, and a rank above 0 for each. */
interface Found {
  readonly words: number
  readonly total: number
  readonly ranks: Uint32Array
}

/** With this many exact matches, matches by section or with typos are left out. */
const enough = 10

const [exact, begins] = [6, 5]
/** From 3, for one typo, to 1, for two. */
const mistyped = (far: number) => 5 - far

/** A title covers many items, so its word counts less than one in a name, and its typos do not count. */
const [exactTitle, titleBegins, noTitle] = [4, 3, 0]

/**
 * Weight by place: names under a title with the same word, other names, other words, titles. Milk under *Milk* comes
 * before a milk strainer.
 */
const kindsOfPlace = 4
const [otherWords, title] = [2, 3]

/**
 * Searches a pack: exact matches first, then prefixes, then typos. Among equal matches: available before unavailable,
 * seeds for this month before the rest, items out of season last, shorter names first. Without typed words returns all
 * items in shelf order.
 *
 * @param gone 1 for each item that is no longer sold
 * @param away 1 for each item that is unavailable today
 * @param withTypos false to leave out matches with typos
 */
export function seek(
  open: OpenPack,
  { text, shelves, month }: Question,
  most: number,
  past: Uint8Array,
  { away, withTypos = true }: { away?: Uint8Array; withTypos?: boolean } = {},
): Sought {
  const passed = shelves ? outside(open, shelves, past) : past
  const typed = [...new Set(namingWordsOf(text))]
  const tries = [
    (word: string) => fitsAsTyped(open, word, noTitle, noTitle),
    (word: string) => fitsAsTyped(open, word, exactTitle, noTitle),
    (word: string) => [
      ...fitsAsTyped(open, word, exactTitle, titleBegins),
      ...(withTypos ? fitsWithTypos(open, word) : []),
    ],
  ]
  let found: Found | undefined
  const preferenceOf = (item: number, isWhole: boolean) => preference(open, item, isWhole, month, away)
  for (const fits of tries) {
    found = findAll(open, typed.map(fits), passed, preferenceOf)
    if (typed.length === 0 || (found.words === typed.length && found.total >= enough)) break
  }
  return bestOf(found!, most)
}

/** Marks gone items and all items of other shelves. */
function outside({ pack, starts }: OpenPack, shelves: readonly string[], past: Uint8Array): Uint8Array {
  const passed = past.slice()
  for (const [at, { catalogue, section }] of pack.shelves.entries())
    if (!shelves.includes(catalogue) && !shelves.includes(`${catalogue}/${section}`))
      passed.fill(1, starts[at], starts[at + 1])
  return passed
}

function fitsAsTyped(open: OpenPack, typed: string, ofTitle: number, ofBegunTitle: number): Fit[] {
  const sound = soundOf(typed)
  return wordsBeginning(open, sound).map((word) =>
    open.sounds[word] === sound
      ? { word, fit: exact, titleFit: ofTitle }
      : { word, fit: begins, titleFit: ofBegunTitle },
  )
}

/** Returns words with one typo, or two in a long word. Numbers are never matched with typos. */
function fitsWithTypos(open: OpenPack, typed: string): Fit[] {
  if (/\d/.test(typed)) return []
  const sound = soundOf(typed)
  // A typo happens in the typed script; a phonetic spelling differs in sound.
  const asWritten = farFrom(typed, open.pack.words, open.letters)
  const bySound = farFrom(sound, open.sounds, open.soundLetters)
  const fits: Fit[] = []
  for (let word = 0; word < open.sounds.length; word++) {
    const far = Math.min(asWritten(word), bySound(word))
    if (far < Infinity) fits.push({ word, fit: mistyped(Math.max(far, 2)), titleFit: noTitle })
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

/** Returns the items that match the most typed words, with ranks; skips items with a 1 in `passed`. */
function findAll(
  { pack }: OpenPack,
  typed: readonly Fit[][],
  passed: Uint8Array,
  preferenceOf: (item: number, isWhole: boolean) => number,
): Found {
  const itemCount = pack.ids.length
  // Until the last loop only the match; without typed words all items match the same.
  const ranks = new Uint32Array(itemCount)
  const [wordCounts, shortness] = [new Uint8Array(itemCount), new Uint8Array(itemCount)]
  if (typed.length === 0) ranks.fill(1)
  for (const fits of typed) {
    const values = valuesOf(pack, fits, itemCount)
    for (let item = 0; item < itemCount; item++) {
      const value = values[item]!
      if (value === 0 || passed[item] === 1) continue
      ranks[item]! += matchIn(value)
      shortness[item] = Math.max(shortness[item]!, shortnessIn(value))
      wordCounts[item]!++
    }
  }
  const most = wordCounts.reduce((before, count) => Math.max(before, count), 0)
  let total = 0
  for (let item = 0; item < itemCount; item++) {
    if (wordCounts[item]! < most || passed[item] === 1) ranks[item] = 0
    if (ranks[item] === 0) continue
    total++
    if (typed.length === 0) continue
    const isWhole = longestName - shortness[item]! <= typed.length
    ranks[item] = packed(ranks[item]! * preferences + preferenceOf(item, isWhole), shortness[item]!)
  }
  return { words: most, total, ranks }
}

/*
 * Ranks are compared and counted by thousands, so each is one number, whose parts are written behind one another like
 * digits, the weightiest first:
 *
 *   match       how well the typed words match, added up
 *   preference  0 to 7, see `preference`
 *   shortness   0 to 9, higher for a name of fewer words
 *
 * The value of a single typed word is the same without the preference.
 */
const preferences = 8
const longestName = 9
const shortnessRoom = longestName + 1

const packed = (weightier: number, shortness: number) => weightier * shortnessRoom + shortness
const matchIn = (value: number) => Math.floor(value / shortnessRoom)
const shortnessIn = (value: number) => value % shortnessRoom

/** Returns how well the words match, without preference and length. */
export const closenessOf = (rank: number) => Math.floor(rank / (preferences * shortnessRoom))

/** Returns the least value of a match in which this many words were typed fully or as a prefix. */
export const closenessAsTyped = (words: number) => words * matchAt(otherWords, begins)

/**
 * Returns 0 to 7: available items rank above unavailable ones. Within both, exact names come first, then seeds for this
 * month, goods that are not sown, and seeds for other months.
 */
function preference(
  { pack: { sown } }: OpenPack,
  item: number,
  isWhole: boolean,
  month?: number,
  away?: Uint8Array,
): number {
  const months = month === undefined ? undefined : sown[item]
  const season = months === undefined ? 1 : months.includes(month!) ? 2 : 0
  return (away?.[item] === 1 ? 0 : 4) + (isWhole && season > 0 ? 3 : season)
}

/** Returns the match of a word at a kind of place. */
const matchAt = (kind: number, fit: number) => fit * kindsOfPlace - kind

/** Returns the value of one typed word for each item: the highest of its matching words, 0 if none matches. */
function valuesOf(
  { places, lengths }: OpenPack['pack'],
  fits: readonly Fit[],
  itemCount: number,
): Uint16Array {
  const values = new Uint16Array(itemCount)
  for (const { word, fit, titleFit } of fits) {
    for (let kind = 0; kind < (titleFit ? kindsOfPlace : title); kind++) {
      const match = matchAt(kind, kind === title ? titleFit : fit)
      const isName = kind < otherWords
      // Pairs: how many items to skip, and how many in a row have the word.
      const runs = places[word]![kind]!
      let item = 0
      for (let at = 0; at < runs.length; at += 2) {
        item += runs[at]!
        for (const end = Math.min(item + runs[at + 1]!, itemCount); item < end; item++) {
          const value = packed(match, isName ? longestName - Math.min(lengths[item]!, longestName) : 0)
          if (values[item]! < value) values[item] = value
        }
      }
    }
  }
  return values
}

/** Picks the best by counting items per rank: sorting thousands for twelve takes longer. */
function bestOf({ words, total, ranks }: Found, most: number): Sought {
  const ranked = new Uint32Array(ranks.reduce((before, rank) => Math.max(before, rank), 0) + 1)
  for (const rank of ranks) ranked[rank]!++
  // The lowest rank that still has room.
  let least = ranked.length - 1
  for (let picked = ranked[least]!; least > 1 && picked < most; picked += ranked[least]!) least--
  const best = []
  for (const [item, rank] of ranks.entries()) if (rank > least) best.push({ rank, item })
  // Rank 0 means no match.
  for (let item = least === 0 ? ranks.length : 0; item < ranks.length && best.length < most; item++)
    if (ranks[item] === least) best.push({ rank: least, item })
  best.sort((a, b) => b.rank - a.rank || a.item - b.item)
  return { words, total, closest: closenessOf(best[0]?.rank ?? 0), best }
}
