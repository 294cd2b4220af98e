import { wordsBeginning, type OpenPack } from './open-pack.ts'
import { distance, lettersMissing, lettersOf } from './typos.ts'
import { soundOf, wordsOf } from './tokens.ts'

/** What somebody looks for. */
export interface Question {
  readonly text: string
  /** Only what is in these catalogues or on these shelves (`organic-store/tools`); everywhere where none are named. */
  readonly shelves?: readonly string[] | undefined
  /** Who buys: among what fits alike, what is for another kind of customer goes last. */
  readonly customer?: string | undefined
  /** The month that it is, 1 to 12: among what fits alike, what is sown at another time goes last. */
  readonly month?: number | undefined
}

/** What was found, as numbers. */
export interface Sought {
  /** How many of the words that were typed each of them has: all, unless nothing has all. */
  readonly words: number
  readonly total: number
  /** How well the best of them fits, beside those of another pack too. */
  readonly closest: number
  /** The best of them, the best first. A better one has the greater rank, also beside those of another pack. */
  readonly best: readonly { readonly rank: number; readonly item: number }[]
}

/** A word of the pack, and how well it fits what was typed: in a name or among the other words, and in a title. */
interface Fit {
  readonly word: number
  readonly fit: number
  readonly titleFit: number
}

/** The items that have the most of the words: how many words and items, and a rank above 0 for each of these. */
interface Found {
  readonly words: number
  readonly total: number
  readonly ranks: Uint32Array
}

/** With so many things that fit as they were typed, nobody needs what fits only by its section or with a typo. */
const enough = 10

const [exact, begins] = [6, 5]
/** From 3, for one typo, to 1, for two. */
const mistyped = (far: number) => 5 - far

/** A title stands over many things, so that its word counts for less than the like in a name, and its typos for nothing. */
const [exactTitle, titleBegins, noTitle] = [4, 2, 0]

/**
 * Names under a title that says so too, other names, what else a thing is called, titles: what comes first counts for
 * more. Milk stands under milk, and comes before a strainer for milk.
 */
const kindsOfPlace = 4
const [otherWords, title] = [2, 3]

/**
 * What a pack has of what is looked for: first what fits as typed, then what begins so, then what fits with typos.
 * Of what fits alike, what can be bought goes before what is away, what is sown at another time last, a shorter name before a longer one.
 * Everything, in the order of the shelves, where no word was typed.
 *
 * @param gone a 1 for each item that is no longer sold
 * @param away a 1 for each item that cannot be bought today
 * @param withTypos false where nobody would want what only fits with typos
 */
export function seek(
  open: OpenPack,
  { text, shelves, month }: Question,
  most: number,
  past: Uint8Array,
  { away, withTypos = true }: { away?: Uint8Array; withTypos?: boolean } = {},
): Sought {
  const passed = shelves ? outside(open, shelves, past) : past
  const typed = [...new Set(wordsOf(text))]
  const tries = [
    (word: string) => fitsAsTyped(open, word, noTitle, noTitle),
    (word: string) => fitsAsTyped(open, word, exactTitle, noTitle),
    (word: string) => [
      ...fitsAsTyped(open, word, exactTitle, titleBegins),
      ...(withTypos ? fitsWithTypos(open, word) : []),
    ],
  ]
  let found: Found | undefined
  const preferenceOf = (item: number) => preference(open, item, month, away)
  for (const fits of tries) {
    found = findAll(open, typed.map(fits), passed, preferenceOf)
    if (typed.length === 0 || (found.words === typed.length && found.total >= enough)) break
  }
  return bestOf(found!, most)
}

/** What is gone, and all that stands on other shelves. */
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

/** Words that are one typo away, or two where the word is long; a number means what it says. */
function fitsWithTypos(open: OpenPack, typed: string): Fit[] {
  if (/\d/.test(typed)) return []
  const sound = soundOf(typed)
  // A typo is made in the script in which one types; a word that is spelt by ear differs in its sound.
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

/** The items with as many of the typed words as any has, and how well these fit; what has a 1 in `passed` is passed over. */
function findAll(
  { pack }: OpenPack,
  typed: readonly Fit[][],
  passed: Uint8Array,
  preferenceOf: (item: number) => number,
): Found {
  const to = pack.ids.length
  const [ranks, words, lengths] = [new Uint32Array(to), new Uint8Array(to), new Uint8Array(to)]
  // Where no word was typed, each item fits as well as any.
  if (typed.length === 0) ranks.fill(1)
  for (const fits of typed) {
    const counts = countsOf(pack, fits, to)
    for (let item = 0; item < to; item++) {
      const count = counts[item]!
      if (count === 0 || passed[item] === 1) continue
      ranks[item]! += Math.floor(count / lengthRoom)
      lengths[item] = Math.max(lengths[item]!, count % lengthRoom)
      words[item]!++
    }
  }
  const most = words.reduce((before, count) => Math.max(before, count), 0)
  let total = 0
  for (let item = 0; item < to; item++) {
    if (words[item]! < most || passed[item] === 1) ranks[item] = 0
    if (ranks[item] === 0) continue
    total++
    // How well the words fit counts first, then the preference, then the length of the name.
    if (typed.length > 0)
      ranks[item] = (ranks[item]! * preferences + preferenceOf(item)) * lengthRoom + lengths[item]!
  }
  return { words: most, total, ranks }
}

/** Room in a rank for the length of a name, and for what goes first among what fits alike. */
const longestName = 9
const lengthRoom = longestName + 1
const preferences = 4

/** How well the words fit by themselves, whatever else puts an item before others. */
export const closenessOf = (rank: number) => Math.floor(rank / (preferences * lengthRoom))

/** How well something fits at least that has so many words as they were typed, or begun so. */
export const closenessAsTyped = (words: number) => words * (begins * kindsOfPlace - otherWords)

/** 0 to 3: what can be bought before what is away; of these, what is sown at another time last. */
function preference({ pack: { sown } }: OpenPack, item: number, month?: number, away?: Uint8Array): number {
  const months = sown[item]
  const isOutOfSeason = months !== undefined && month !== undefined && !months.includes(month)
  return (away?.[item] === 1 ? 0 : 2) + (isOutOfSeason ? 0 : 1)
}

/** What one typed word counts for, for each item: the most that any word of it comes to. */
function countsOf({ places, lengths }: OpenPack['pack'], fits: readonly Fit[], to: number): Uint16Array {
  const counts = new Uint16Array(to)
  for (const { word, fit, titleFit } of fits) {
    for (let kind = 0; kind < (titleFit ? kindsOfPlace : title); kind++) {
      const runs = places[word]![kind]!
      const count = ((kind === title ? titleFit : fit) * kindsOfPlace - kind) * lengthRoom
      let item = 0
      for (let at = 0; at < runs.length; at += 2) {
        item += runs[at]!
        for (const end = Math.min(item + runs[at + 1]!, to); item < end; item++) {
          const ofName =
            kind < otherWords ? count + longestName - Math.min(lengths[item]!, longestName) : count
          if (counts[item]! < ofName) counts[item] = ofName
        }
      }
    }
  }
  return counts
}

/** The best are picked by counting how many have each rank: sorting thousands of items for twelve takes longer. */
function bestOf({ words, total, ranks }: Found, most: number): Sought {
  const ranked = new Uint32Array(ranks.reduce((before, rank) => Math.max(before, rank), 0) + 1)
  for (const rank of ranks) ranked[rank]!++
  // The rank down to which there is room.
  let least = ranked.length - 1
  for (let picked = ranked[least]!; least > 1 && picked < most; picked += ranked[least]!) least--
  const best = []
  for (const [item, rank] of ranks.entries()) if (rank > least) best.push({ rank, item })
  // Rank 0 is what was not found.
  for (let item = least === 0 ? ranks.length : 0; item < ranks.length && best.length < most; item++)
    if (ranks[item] === least) best.push({ rank: least, item })
  best.sort((a, b) => b.rank - a.rank || a.item - b.item)
  return { words, total, closest: closenessOf(best[0]?.rank ?? 0), best }
}
