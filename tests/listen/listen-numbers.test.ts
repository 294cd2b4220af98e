import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  amountPieces,
  dayPieces,
  numberPieces,
  timePieces,
} from '#src/features/listen/internal/spoken-number.ts'
import { numberPieceWords } from '#src/features/editing/internal/phrase-list.ts'
import { amountInWords, numberWords } from '#src/platform/i18n/amount-words.ts'
import { languages, setLanguage, type Language } from '#src/platform/i18n/words.ts'

afterEach(() => setLanguage('en'))

const greatest = 999_999_999

/** The words of all pieces of numbers in a language, and how it puts numbers together. */
function spokenIn(language: Language) {
  setLanguage(language)
  const words = numberWords()
  return { words: new Map(numberPieceWords(words)), style: { composesTens: 'tens' in words } }
}

describe.each(languages)('an amount in pieces (%s)', (language) => {
  it('says exactly the amount in words, which a test of its own reads back', () => {
    const { words, style } = spokenIn(language)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: greatest * 100 + 99 }), (paise) => {
        setLanguage(language)
        const said = amountPieces(paise, style)!.map((piece) => words.get(piece))
        expect(said.join(' ')).toBe(amountInWords(paise)!.replaceAll('-', ' '))
      }),
      { numRuns: 3000 },
    )
  })

  it('uses only pieces that are recorded', () => {
    const { words, style } = spokenIn(language)
    for (let number = 0; number <= 100_100; number++)
      for (const piece of numberPieces(number, style)!) if (!words.has(piece)) expect.fail(piece)
  })

  it('has a hundred and some pieces at most', () => {
    const { words } = spokenIn(language)
    expect(words.size).toBeLessThanOrEqual(108)
    expect([...words.values()].every((word) => word.length > 0)).toBe(true)
  })
})

it.each([
  ['pa', 1_12_345, 'ਇੱਕ ਲੱਖ ਬਾਰਾਂ ਹਜ਼ਾਰ ਤਿੰਨ ਸੌ ਪੰਤਾਲੀ ਰੁਪਏ'],
  ['hi', 1_00_000, 'एक लाख रुपये'],
  ['en', 28, 'twenty eight rupees'],
  ['en', 120, 'one hundred twenty rupees'],
  ['pa', 28, 'ਅਠਾਈ ਰੁਪਏ'],
  ['hi', 1, 'एक रुपया'],
] as const)('%s says ₹%d as %s', (language, rupees, said) => {
  const { words, style } = spokenIn(language)
  expect(
    amountPieces(rupees * 100, style)!
      .map((piece) => words.get(piece))
      .join(' '),
  ).toBe(said)
})

const style = { composesTens: false }

it('an amount below zero has its word first, and one that is none has no pieces', () => {
  expect(amountPieces(-500, style)).toEqual(['number.minus', 'number.5', 'number.rupees'])
  for (const paise of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, (greatest + 1) * 100])
    expect(amountPieces(paise, style)).toBeUndefined()
})

it('a day is its number, month and year; a day that no calendar has is silent', () => {
  expect(dayPieces(26, 11, 2026, style)).toEqual([
    'number.26',
    'month.11',
    'number.2',
    'number.thousand',
    'number.26',
  ])
  expect(dayPieces(29, 2, 2028, style)).toBeDefined()
  for (const [day, month] of [
    [31, 2],
    [29, 2],
    [0, 1],
    [1, 13],
    [32, 1],
  ] as const)
    expect(dayPieces(day, month, 2026, style)).toBeUndefined()
})

it('a time is its hour and minutes', () => {
  expect(timePieces(15, 0, style)).toEqual(['number.15', 'time.oclock'])
  expect(timePieces(14, 5, style)).toEqual(['number.14', 'time.hours', 'number.5', 'time.minutes'])
  expect(timePieces(25, 0, style)).toBeUndefined()
  expect(timePieces(10, 60, style)).toBeUndefined()
})
