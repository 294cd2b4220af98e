import {
  amountPieces,
  dayPieces,
  decimalPieces,
  digitPieces,
  timePieces,
  type NumberStyle,
  type Piece,
} from './spoken-number.ts'

/** A word, or a number as it is written: an amount, a day, a time, a share in percent. */
export interface Token {
  /** Small letters, without punctuation. */
  readonly text: string
  readonly isNumber: boolean
}

/** In this order: money, a day, a time, a number or a share; everything else is words. */
const tokens =
  /([-−]?₹\s?\d[\d,]*(?:\.\d{1,2})?)|(\d{1,2}-\d{1,2}-\d{4})|(\d{1,2}:\d{2})|(\d[\d,]*(?:\.\d+)?\s?%?)|[\p{L}\p{M}\p{Cf}]+/gu

/** Marks that are seen and not heard: joiners of letters stay, since they change how a word is written. */
const unheard = /[\u00ad\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Returns the parts of a text that are read aloud, in order. */
export function tokensOf(text: string): Token[] {
  const heard = text.normalize('NFC').replaceAll(unheard, '').toLowerCase()
  return [...heard.matchAll(tokens)].map(([found, ...kinds]) => ({
    text: found.replaceAll(/\s/gu, ''),
    isNumber: kinds.some((kind) => kind !== undefined),
  }))
}

/** Returns the pieces that say a written number; `undefined` if it is none, or too large. */
export function piecesOfNumber(written: string, style: NumberStyle): Piece[] | undefined {
  if (written.includes('₹')) return moneyIn(written, style)
  if (written.includes(':')) {
    const [hours = 0, minutes = 0] = written.split(':').map(Number)
    return timePieces(hours, minutes, style)
  }
  if (written.includes('-')) {
    const [date = 0, month = 0, year = 0] = written.split('-').map(Number)
    return dayPieces(date, month, year, style)
  }
  return plainNumber(written, style)
}

function moneyIn(written: string, style: NumberStyle): Piece[] | undefined {
  const isNegative = /^[-−]/u.test(written)
  const [whole = '', paise = ''] = written.replaceAll(/[^\d.]/gu, '').split('.')
  const amount = Number(whole) * 100 + Number(paise.padEnd(2, '0'))
  return amountPieces(isNegative ? -amount : amount, style)
}

/** Without commas these are numbers of phones, papers and places, which are said digit by digit. */
const longestCounted = 4

function plainNumber(written: string, style: NumberStyle): Piece[] | undefined {
  const isPercent = written.endsWith('%')
  const [whole = '', decimals = ''] = written.replaceAll(/[,%]/gu, '').split('.')
  const isName = !written.includes(',') && (whole.length > longestCounted || /^0\d/u.test(whole))
  const pieces = isName && !decimals ? digitPieces(whole) : decimalPieces(Number(whole), decimals, style)
  return pieces && isPercent ? [...pieces, 'number.percent'] : pieces
}
