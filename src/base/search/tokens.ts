import { spelledLetters } from './spelled-letters.ts'

/**
 * Returns the words of a text for searching: lower case, digits apart from letters (`ch27` finds `CH-27`), and
 * spelled-out letters as one word in any script (`d a p`, `D.A.P.`, ਡੀ ਏ ਪੀ, डीएपी all give `dap`).
 */
export function wordsOf(text: string): string[] {
  const parts = plain(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  const words: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const run = singleLettersFrom(parts, at)
    if (run.length > 1) {
      words.push(run)
      at += run.length - 1
    } else words.push(joinedLetters(parts[at]!) ?? withoutZero(parts[at]!))
  }
  return words
}

/** Returns 0 for the 00 of a grade such as 12:61:00, and 5 for 05. */
const withoutZero = (part: string) => part.replace(/^0(?=\d$)/, '')

/** Joins consecutive single letters to one word. */
function singleLettersFrom(parts: readonly string[], from: number): string {
  let run = ''
  for (let at = from; at < parts.length; at++) {
    const letter = /^[a-z]$/.test(parts[at]!) ? parts[at] : spelledLetters(parts[at]!)
    if (letter?.length !== 1) break
    run += letter
  }
  return run
}

/** Returns the letters of a word that spells several; a single letter name such as ਕੇ stays a word. */
function joinedLetters(word: string): string | undefined {
  const spelled = spelledLetters(word)
  return spelled !== undefined && spelled.length > 1 ? spelled : undefined
}

/** Returns the text in NFKC and lower case; drops invisible characters (soft hyphens, joiners, direction marks). */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
}

/** Returns the sound of a word in Latin letters: the same for ਖਾਦ, खाद, `khaad` and `khad`. For comparison only. */
export function soundOf(word: string): string {
  const roman = /[\u0900-\u0a7f]/.test(word)
    ? romanised(word)
    : word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return folds.reduce((folded, [from, to]) => folded.replace(from, to), roman)
}

/** Spellings of the same sound, in the order of folding. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ee+|ii+/g, 'i'],
  [/oo+/g, 'u'],
  [/aa+/g, 'a'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[aouk])/g, 'k'],
  [/ai/g, 'e'],
  [/au/g, 'o'],
  [/(\D)\1/g, '$1'],
  [/(?<=.)h$/, ''],
]

// Gurmukhi and Devanagari have the same order in Unicode, 0x100 apart: one table serves both.
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const vowels = 'a aa i ii u uu ri li e e e ai o o o au'.split(' ')
const vowelSigns = 'aa i ii u uu ri ri e e e ai o o o au'.split(' ')
const [firstVowel, firstConsonant, flappedR, firstSign, firstDigit] = [0x05, 0x15, 0x5c, 0x3e, 0x66]
const virama = 0x4d
const nasals = [0x01, 0x02, 0x70]

/** Returns a word of Gurmukhi or Devanagari in Latin letters; each consonant but the last gets its unwritten `a`. */
function romanised(word: string): string {
  let roman = ''
  let unwritten = ''
  // ਸਰ੍ਹੋਂ is also written ਸਰੋਂ; people often leave out dots below.
  const written = word
    .normalize('NFD')
    // A flapped r is a letter in Gurmukhi and a dotted d in Devanagari; both get the place of r, which is that of the
    // digit 0.
    .replaceAll(/[\u0921\u0922]\u093c/g, '0')
    .replaceAll(/\u0a4d\u0a39|[\u093c\u0a3c]/g, '')
  const places = Array.from(written, (letter) => letter.charCodeAt(0) & 0x7f)
  for (const [at, place] of places.entries()) {
    const sign = vowelSigns[place - firstSign]
    const consonant = place === flappedR ? 'r' : consonants[place - firstConsonant]
    if (sign !== undefined || place === virama) unwritten = ''
    const sound = sign ?? consonant ?? otherSound(place, consonants[places[at + 1]! - firstConsonant])
    if (sound === '') continue
    roman += unwritten + sound
    unwritten = consonant === undefined ? '' : 'a'
  }
  return roman
}

function otherSound(place: number, next: string | undefined): string {
  if (nasals.includes(place)) return next === 'b' || next === 'p' || next === 'bh' ? 'm' : 'n'
  if (place >= firstDigit && place < firstDigit + 10) return String(place - firstDigit)
  return vowels[place - firstVowel] ?? ''
}
