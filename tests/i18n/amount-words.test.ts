import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { rupees } from '#src/base/money.ts'
import { amountInWords } from '#src/platform/i18n/amount-words.ts'
import { languages, setLanguage, type Language } from '#src/platform/i18n/words.ts'
import { faultsOf } from '#tests/content/english-words.ts'

const greatest = 999_999_999

afterEach(() => setLanguage('en'))

function result(language: Language, amount: number): string {
  setLanguage(language)
  return amountInWords(rupees(amount))!
}

/** The words of 0 to 99, as the module says them. */
const small = (language: Language) =>
  Array.from({ length: 100 }, (_, number) => result(language, number).split(' ').slice(0, -1).join(' '))

const steps: Record<Language, Record<string, number>> = {
  en: { crore: 10_000_000, lakh: 100_000, thousand: 1000, hundred: 100 },
  pa: { ਕਰੋੜ: 10_000_000, ਲੱਖ: 100_000, ਹਜ਼ਾਰ: 1000, ਸੌ: 100 },
  hi: { करोड़: 10_000_000, लाख: 100_000, हज़ार: 1000, सौ: 100 },
}

/** Parses the rupees in words: each number counts the step after it. */
function requests(language: Language, words: string): number {
  const numbers = new Map(small(language).map((word, number) => [word, number]))
  let sum = 0
  let count = 0
  for (const word of words.split(' ').slice(0, -1)) {
    const step = steps[language][word]
    if (step === undefined) count = numbers.get(word)!
    else {
      sum += count * step
      count = 0
    }
  }
  return sum + count
}

describe.each(languages)('an amount in words (%s)', (language) => {
  it('has a word for every number below a hundred, in the script of the language', () => {
    const words = small(language)
    expect(new Set(words).size).toBe(100)
    expect(words.flatMap((word) => faultsOf(language, word))).toEqual([])
    expect(words.filter((word) => word.includes(' '))).toEqual([])
  })

  it('has only the amount’s words, up to ninety-nine crore', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: greatest }), (amount) => {
        expect(requests(language, result(language, amount))).toBe(amount)
      }),
    )
    for (const amount of [0, 1, 99, 100, 101, 999, 1000, 99_999, 100_000, 9_999_999, 10_000_000, greatest])
      expect(requests(language, result(language, amount))).toBe(amount)
  })

  it('has none for invalid amounts', () => {
    setLanguage(language)
    for (const amount of [-100, 0.5, rupees(greatest + 1), Number.NaN, Number.POSITIVE_INFINITY])
      expect(amountInWords(amount)).toBeUndefined()
  })
})

it.each([
  ['en', 300_000, 'three lakh rupees'],
  ['pa', 300_000, 'ਤਿੰਨ ਲੱਖ ਰੁਪਏ'],
  ['hi', 300_000, 'तीन लाख रुपये'],
  ['en', 1, 'one rupee'],
  ['pa', 1, 'ਇੱਕ ਰੁਪਇਆ'],
  ['hi', 1, 'एक रुपया'],
  ['en', 86.5, 'eighty-six rupees fifty paise'],
  ['pa', 86.5, 'ਛਿਆਸੀ ਰੁਪਏ ਪੰਜਾਹ ਪੈਸੇ'],
  ['hi', 86.5, 'छियासी रुपये पचास पैसे'],
  ['en', 0.01, 'one paisa'],
  ['pa', 12_345, 'ਬਾਰਾਂ ਹਜ਼ਾਰ ਤਿੰਨ ਸੌ ਪੰਤਾਲੀ ਰੁਪਏ'],
  ['hi', 12_345, 'बारह हज़ार तीन सौ पैंतालीस रुपये'],
  ['en', 12_34_56_789, 'twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine rupees'],
  ['pa', 99_99_99_999, 'ਨੜਿੰਨਵੇਂ ਕਰੋੜ ਨੜਿੰਨਵੇਂ ਲੱਖ ਨੜਿੰਨਵੇਂ ਹਜ਼ਾਰ ਨੌਂ ਸੌ ਨੜਿੰਨਵੇਂ ਰੁਪਏ'],
] as const)('in %s %d is "%s"', (language, amount, words) => {
  expect(result(language, amount)).toBe(words)
})
