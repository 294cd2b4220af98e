import { units } from '#src/content/catalogue.ts'
import { listenPhrases, type PhraseGroup } from './listen-phrases.ts'
import { numberPhrases, timePhrases } from '#src/content/listen-words.ts'
import type { OriginalsIndex } from './originals.ts'
import { months } from '#src/content/season-words.ts'
import type { RecordedWords } from '#src/features/listen/source.ts'
import { ask } from '#src/features/forms/ask.ts'
import { numberWords } from '#src/platform/i18n/amount-words.ts'
import { catalogueId, phraseWithId } from '#src/platform/i18n/every-phrase.ts'
import type { NumberWords } from '#src/platform/i18n/language-facts.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** A phrase to record, in the page's language. */
export interface ListedPhrase extends RecordedWords {
  readonly group: PhraseGroup
}

/**
 * Returns the phrases that the centre records for Listen in the page's language, each words once: titles and questions by
 * their place in the content, interface phrases by their id in the catalogue, and at the end the pieces of dates and
 * numbers. Call `speakEverything` first.
 *
 * @param pages all pages with their titles (`openIndex`); articles are left out
 */
export async function phraseList(pages: OriginalsIndex['pages']): Promise<ListedPhrase[]> {
  const pieces = [...datePieces(), ...numberPieces()]
  const phrases = [
    ...titles(pages),
    ...(await interfacePhrases()),
    ...questions(),
    ...listed('units', 'unit', units),
  ]
  // Pieces are found by their key, phrases by their words: of two with the same words the piece stays.
  const taken = new Set(pieces.map(({ words }) => words))
  const own = phrases.filter(({ words }) => !taken.has(words) && taken.add(words))
  return [...own, ...pieces]
}

const titles = (pages: OriginalsIndex['pages']): ListedPhrase[] =>
  pages
    .filter(({ path }) => !path.includes('/'))
    .map(({ path, title }) => ({ part: `title.${path}`, words: localize(title), group: 'titles' }))

async function interfacePhrases(): Promise<ListedPhrase[]> {
  const all = Object.entries(listenPhrases).flatMap(([group, texts]) =>
    texts.map(async (english) => {
      const id = await catalogueId(english)
      return { part: `phrase.${id}`, words: phraseWithId(id), group: group as PhraseGroup }
    }),
  )
  return (await Promise.all(all)).flatMap(({ words, ...phrase }) =>
    words === undefined ? [] : [{ ...phrase, words }],
  )
}

const questions = (): ListedPhrase[] =>
  Object.entries(ask).map(([name, { label }]) => ({
    part: `ask.${name}`,
    words: localize(label),
    group: 'questions',
  }))

const datePieces = (): ListedPhrase[] => [
  ...months.map((month, place) => ({
    part: `month.${place + 1}`,
    words: localize(month),
    group: 'dates' as const,
  })),
  ...listed('dates', 'time', timePhrases),
]

const numberPieces = (): ListedPhrase[] => [
  ...numberPieceWords(numberWords()).map(([part, words]) => ({ part, words, group: 'numbers' as const })),
  ...listed('numbers', 'number', numberPhrases),
]

const listed = (group: PhraseGroup, start: string, all: Readonly<Record<string, Words>>): ListedPhrase[] =>
  Object.entries(all).map(([name, words]) => ({ part: `${start}.${name}`, words: localize(words), group }))

/** Returns the words of each piece of a number: those below a hundred, or below twenty with the tens, and the steps. */
export function numberPieceWords(words: NumberWords): [piece: string, words: string][] {
  const { belowHundred, tens, hundred, thousand, lakh, crore, rupee, paisa } = words
  const ones = belowHundred.split(' ').map((word, number) => [String(number), word] as const)
  const inTens = (tens?.split(' ') ?? []).map((word, place) => [String((place + 2) * 10), word] as const)
  const [rupeeOne, rupees] = rupee
  const [paisaOne, paise] = paisa
  const steps = { hundred, thousand, lakh, crore, rupee: rupeeOne, rupees, paisa: paisaOne, paise }
  return [...ones, ...inTens, ...Object.entries(steps)].map(([name, word]) => [`number.${name}`, word])
}
