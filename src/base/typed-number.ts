import { cleanText } from './clean-text.ts'
import { wordsOfCodes } from './code-points.ts'
import { latinDigits } from './phone.ts'

/** The words for rupees in Gurmukhi and Devanagari. */
const rupeeWords = wordsOfCodes('0a300a410a2a0a0f 0a300a41 09300941092a092f0947 09300941092a090f 09300941')

/** The large numbers of India by their words in Latin letters, Gurmukhi and Devanagari. */
const largeNumbers = new Map(
  (
    [
      [10_000_000, ['crore', 'crores', 'cr', ...wordsOfCodes('0a150a300a4b0a5c 09150930094b0921093c')]],
      [100_000, ['lakh', 'lakhs', 'lac', 'lacs', ...wordsOfCodes('0a320a710a16 0932093e0916')]],
      [
        1000,
        [
          'thousand',
          'thousands',
          'hazar',
          'hazaar',
          ...wordsOfCodes('0a390a1c0a3c0a3e0a30 0a390a1c0a3e0a30 0939091c093c093e0930 0939091c093e0930'),
        ],
      ],
    ] as const
  ).flatMap(([size, words]) => words.map((word) => [word, size] as const)),
)

/** How many of one of them a text begins with. */
const firstCount = /^(\d+(?:\.\d+)?) ?([^\d ]+)(?: |$)/

/** Parses counts of crore, lakh and thousand, in this order: `2 lakh 50 thousand`, `1.5 crore`. */
function countedNumber(text: string): number | undefined {
  let sum = 0
  let before = Number.POSITIVE_INFINITY
  let rest = text.toLowerCase()
  while (rest !== '') {
    const [all = '', number, word = ''] = firstCount.exec(rest) ?? []
    const size = largeNumbers.get(word)
    if (size === undefined || size >= before) return undefined
    sum += size * Number(number)
    before = size
    rest = rest.slice(all.length)
  }
  // 1.15 lakh is no whole number of rupees otherwise.
  return Number.isFinite(before) ? Number(sum.toFixed(2)) : undefined
}

/** Words and signs of money around an amount, longer ones before their prefixes. */
const moneyWords = [
  '₹',
  'rupees',
  'rupee',
  'rs.',
  'rs',
  'inr',
  '/-',
  ...rupeeWords.flatMap((word) => [`${word}.`, word]),
]

function withoutMoneyWords(text: string): string {
  const small = text.toLowerCase()
  const before = moneyWords.find((word) => small.startsWith(word)) ?? ''
  const rest = text.slice(before.length).trim()
  const after = moneyWords.find((word) => rest.toLowerCase().endsWith(word)) ?? ''
  return rest.slice(0, rest.length - after.length).trim()
}

/**
 * Groups of three digits, or Indian groups of two and a last of three: 2,500 and 3,00,000, separated by commas or
 * blanks.
 */
const grouped = /^\d{1,3}(?:([, ])\d{3})?$|^\d{1,3}(?:([, ])\d{2,3})(?:\2\d{2,3})*\2\d{3}$/

/**
 * Parses a number as people write it (3,00,000, ₹ 2.5, Rs. 500/-, 3 lakh, digits of any script). `undefined` for other texts,
 * ambiguous ones (`250,5`) and numbers too large to count.
 */
export function typedNumber(text: string): number | undefined {
  // NFKC writes 5² as 52.
  if (/\p{No}/u.test(text)) return undefined
  const clean = cleanText(latinDigits(text.normalize('NFKC')), false)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
  const plain = withoutMoneyWords(clean.replaceAll(/\s+/gu, ' '))
  const [, sign = '', whole = '', decimals = ''] =
    /^([\p{Pd}\u2212+]?) ?([\d, ]*\d)?(\.\d+)?$/u.exec(plain) ?? []
  if (whole === '' && decimals === '') return countedNumber(plain)
  if (/[, ]/.test(whole) && !grouped.test(whole)) return undefined
  const value = Number(`${whole.replaceAll(/[, ]/g, '') || '0'}${decimals}`)
  return Number.isFinite(value) ? value * signs(sign) : undefined
}

const signs = (sign: string) => (sign === '' || sign === '+' ? 1 : -1)

/** Parses a positive amount of rupees with at most `decimals` decimals; `undefined` for anything else. */
export function typedAmount(text: string, most = 99_999_999, decimals = 2): number | undefined {
  const value = typedNumber(text)
  if (value === undefined || value <= 0 || value > most) return undefined
  return Number(value.toFixed(decimals)) === value ? value : undefined
}
