import { expect, it } from 'vitest'
import { everyText } from './every-text.ts'
import { formsOf } from './phrase-files.ts'

/*
 * A farmer reads Punjabi and Hindi slowly, often aloud to somebody else: one thought a sentence, twelve words at most, but for a few
 * that cannot be cut. English has no limit here, since the specification gives much of it.
 */
const texts = await everyText()

/** The words of each sentence of a text; a stop or a new line ends one. */
const sentencesOf = (text: string) =>
  text
    .split(/[।?\n]/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)))
    .filter((words) => words.length)

it.each(['pa', 'hi'])('%s has one thought in a sentence', (language) => {
  const sentences = texts
    .filter((text) => text.language === language)
    .flatMap(({ file, text }) => sentencesOf(text).map((words) => ({ file, words })))
  expect(sentences.length).toBeGreaterThan(5_000)
  const longer = (most: number) =>
    sentences
      .filter(({ words }) => words.length > most)
      .map(({ file, words }) => `${words.length} words in ${file}: ${words.join(' ')}`)
  expect(longer(20)).toEqual([])
  const long = longer(12)
  expect(long.length, long.join('\n')).toBeLessThan(20)
})

it('reads the forms of a plural one by one', () => {
  expect(formsOf('{count, plural, =0 {none} one {# of {name}} other {# of all}}, here')).toEqual([
    'none, here',
    '# of {name}, here',
    '# of all, here',
  ])
  expect(formsOf('{name} has it')).toEqual(['{name} has it'])
})
