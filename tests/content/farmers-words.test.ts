import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { everyText, type FoundText } from './every-text.ts'
import { glossary } from './glossary.ts'
import { phrasesOf } from './phrase-files.ts'

const texts = await everyText()
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}’-]+/gu) ?? []
const place = ({ file, text }: FoundText) => `${file}: ${text}`

/** Returns the words of a language's texts that the glossary replaces. */
function replacedIn(language: 'en' | 'pa' | 'hi'): string[] {
  const { instead, names } = glossary[language]
  return texts
    .filter((text) => text.language === language)
    .flatMap((item) => {
      const plain = names.reduce((text, name) => text.replaceAll(name, ''), item.text)
      const spaced = ` ${wordsOf(plain).join(' ')} `.toLowerCase()
      return Object.keys(instead)
        .filter((word) => spaced.includes(` ${word}`))
        .map((word) => `${word} → ${instead[word]}, in ${place(item)}`)
    })
}

describe('the words of English', () => {
  it('have the meaning that a reader knows, in the spelling of India', () => {
    expect(replacedIn('en')).toEqual([])
  })

  it('are in short sentences, without semicolons', () => {
    const found = texts.filter(({ language, text }) => language === 'en' && text.includes(';'))
    expect(found.map(place)).toEqual([])
  })

  it('name what a heading or a button is about, and ask only in questions', () => {
    const found = texts.filter(
      ({ file, language, text }) =>
        language === 'en' && file.endsWith('.po') && /^(?:What|That|Whoever|Whose|Who) (?!.*\?)/.test(text),
    )
    expect(found.map(place)).toEqual([])
  })
})

describe.each(['pa', 'hi'] as const)('the words of %s', (language) => {
  const { plainF } = glossary[language]
  const own = texts.filter((text) => text.language === language)

  it('are the village’s, one for each meaning', () => {
    expect(replacedIn(language)).toEqual([])
  })

  it('have the dot of f where it is spoken as f, and none below k, kh, g and l', () => {
    const plain = /[\u0a2b\u092b](?!\u0a3c|\u093c)/
    const dotted = /[\u0915-\u0917]\u093c|[\u0a16\u0a17\u0a32]\u0a3c/
    const wrong = own.flatMap((item) =>
      wordsOf(item.text.replaceAll('-', ' '))
        .filter(
          (word) => dotted.test(word) || (plain.test(word) && !plainF.some((stem) => word.startsWith(stem))),
        )
        .map((word) => `${word} in ${place(item)}`),
    )
    expect(wrong).toEqual([])
  })

  it('are in sentences that end with a danda, without exclamation marks, semicolons and dashes', () => {
    const found = own.filter(({ text }) => /[!;—]| – /.test(text))
    expect(found.map(place)).toEqual([])
  })
})

it('“kal” is both yesterday and tomorrow, so it has a date', () => {
  // A saying, and a line whose date stands below it.
  const clear = ['ਕੱਲ੍ਹ ਲਈ ਚੰਗੀ ਮਿੱਟੀ', 'कल के लिए अच्छी मिट्टी', 'कल: {what}']
  const undated = texts
    .filter(({ text }) => wordsOf(text).some((word) => word === 'ਕੱਲ੍ਹ' || word === 'कल'))
    .filter(({ text }) => !text.includes('{date}') && !clear.some((words) => text.includes(words)))
  expect(undated.map(place)).toEqual([])
})

it('what is a question in English is one in Punjabi and Hindi: an offered time is not settled', async () => {
  const files = await Array.fromAsync(glob('src/platform/i18n/languages/{pa,hi}/*.po'))
  const phrases = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(phrasesOf)
  expect(phrases.filter(([english, text]) => english.endsWith('?') && !text.includes('?'))).toEqual([])
})

it('say “not now” in Punjabi otherwise than “no longer”', async () => {
  const files = await Array.fromAsync(glob('src/platform/i18n/languages/pa/*.po'))
  const phrases = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap(phrasesOf)
  const isForNow = (english: string) => /\w now\b/.test(english) && !/no longer|any ?more/.test(english)
  // As a button of two words it is understood.
  const astray = phrases.filter(
    ([english, text]) => english !== 'Not now' && isForNow(english) && /ਹੁਣ( \S+){0,3} ਨਹੀਂ/.test(text),
  )
  expect(astray).toEqual([])
})

/** Buttons of browsers and phones, whose names are fixed, and titles that shorten texts of the app. */
const notOurs = /^(?:Add|Install|Uninstall|Allow|Notifications: Allow|Add to Home [Ss]creen)$/
const shortened = new Set(['saved', 'received', 'not now', 'ਸੇਵ ਹੈ', 'ਮਿਲ ਗਈ', 'सेव है', 'मिल गया'])

it('a label that a text quotes is on the screen in the same words', () => {
  const byLanguage = Map.groupBy(texts, ({ language }) => language)
  const astray = texts.flatMap((candidate) =>
    [...candidate.text.matchAll(/“([^”{]+)”/g)]
      .map(([, label]) => label!)
      .filter((label) => !notOurs.test(label) && !shortened.has(label))
      .filter((label) => !byLanguage.get(candidate.language)!.some(({ text }) => text === label))
      .map((label) => `“${label}” in ${place(candidate)}`),
  )
  expect(astray).toEqual([])
})
