import { cleanText } from './clean-text.ts'
import { latinDigits } from './phone.ts'

/** The words for rupees in Gurmukhi and Devanagari, short and long, as code points: no build carries words of another language. */
const rupeeWords = '0a300a410a2a0a0f 0a300a41 09300941092a092f0947 09300941092a090f 09300941'
  .split(' ')
  .map((word) => word.replaceAll(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))))

/** Words and signs of money that people write around an amount, the longer before those that they begin with. */
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

/** Groups of three, or of the Indian two and then three: 2,500 and 3,00,000, parted by commas or by blanks. */
const grouped = /^\d{1,3}(?:([, ])\d{3})?$|^\d{1,3}(?:([, ])\d{2,3})(?:\2\d{2,3})*\2\d{3}$/

/**
 * Returns a number as people write it (3,00,000, ₹ 2.5, Rs. 500/-, in digits of any script); `undefined` for what is none, and for what
 * could mean two things: `250,5` is neither 2,505 nor surely 250.5, and a number beyond all counting is none.
 */
export function typedNumber(text: string): number | undefined {
  const clean = cleanText(latinDigits(text.normalize('NFKC')), false)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
  const plain = withoutMoneyWords(clean.replaceAll(/\s+/gu, ' '))
  const [, sign = '', whole = '', decimals = ''] =
    /^([\p{Pd}\u2212+]?) ?([\d, ]*\d)?(\.\d+)?$/u.exec(plain) ?? []
  if (whole === '' && decimals === '') return undefined
  if (/[, ]/.test(whole) && !grouped.test(whole)) return undefined
  const value = Number(`${whole.replaceAll(/[, ]/g, '') || '0'}${decimals}`)
  return Number.isFinite(value) ? value * signs(sign) : undefined
}

const signs = (sign: string) => (sign === '' || sign === '+' ? 1 : -1)

/** Returns the whole or decimal rupees above nothing that were typed, with at most so many decimals; `undefined` for anything else. */
export function typedAmount(text: string, most = 99_999_999, decimals = 2): number | undefined {
  const value = typedNumber(text)
  if (value === undefined || value <= 0 || value > most) return undefined
  return Number(value.toFixed(decimals)) === value ? value : undefined
}
