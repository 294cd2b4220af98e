import { spokenNumber } from '#src/platform/i18n/amount-words.ts'

/** The key of a recorded piece: `number.7`, `number.lakh`, `month.11`, or that of a phrase. */
export type Piece = string

/** How the language says numbers. */
export interface NumberStyle {
  /** True if it puts 21 together from 20 and 1, as English does; false if every number below a hundred is a word of its own. */
  readonly composesTens: boolean
}

const step = (name: string): Piece => `number.${name}`

/** Returns the pieces of a whole number below a hundred crore; `undefined` for others. */
export function numberPieces(number: number, { composesTens }: NumberStyle): Piece[] | undefined {
  return spokenNumber(number)?.flatMap((part) => {
    if (typeof part === 'string') return [step(part)]
    if (!composesTens || part < 20 || part % 10 === 0) return [step(String(part))]
    return [step(String(part - (part % 10))), step(String(part % 10))]
  })
}

/** Returns the digits one by one, as a phone number is said. */
export function digitPieces(digits: string): Piece[] {
  return digits.split('').map(step)
}

/** Returns a number with decimals: the whole, "point", and each digit after it. */
export function decimalPieces(whole: number, decimals: string, style: NumberStyle): Piece[] | undefined {
  const pieces = numberPieces(whole, style)
  return pieces && (decimals ? [...pieces, step('point'), ...digitPieces(decimals)] : pieces)
}

/** Returns an amount of money in paise: rupees, then paise if there are any; `undefined` from a hundred crore rupees. */
export function amountPieces(paise: number, style: NumberStyle): Piece[] | undefined {
  if (!Number.isSafeInteger(paise)) return undefined
  if (paise < 0) {
    const positive = amountPieces(-paise, style)
    return positive && [step('minus'), ...positive]
  }
  const [whole, rest] = [Math.floor(paise / 100), paise % 100]
  const rupees = numberPieces(whole, style)
  const coins = numberPieces(rest, style)
  if (!rupees || !coins) return undefined
  const inRupees = [...rupees, step(whole === 1 ? 'rupee' : 'rupees')]
  if (!rest) return inRupees
  const inPaise = [...coins, step(rest === 1 ? 'paisa' : 'paise')]
  return whole ? [...inRupees, ...inPaise] : inPaise
}

/** Returns a day: its number, month and year, in that order in all three languages; `undefined` for a day that no calendar has. */
export function dayPieces(day: number, month: number, year: number, style: NumberStyle): Piece[] | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const [first, last] = [numberPieces(day, style), numberPieces(year, style)]
  return first && last && [...first, `month.${month}`, ...last]
}

/** Returns a time of 24 hours: "3 o'clock", or hours and minutes; `undefined` for a time that no clock has. */
export function timePieces(hours: number, minutes: number, style: NumberStyle): Piece[] | undefined {
  if (hours > 24 || minutes > 59) return undefined
  const [first, last] = [numberPieces(hours, style), numberPieces(minutes, style)]
  if (!first || !last) return undefined
  return minutes ? [...first, 'time.hours', ...last, 'time.minutes'] : [...first, 'time.oclock']
}
