import { latinDigits } from '#src/base/phone.ts'

/** How a file writes decimals: with a point, with a comma, or nobody can tell. */
export type Decimals = 'point' | 'comma' | 'unknown'

/** Words for "not tested" in a cell. */
const absent = new Set(['', '-', '--', 'na', 'n.a.', 'n/a', 'nd', 'nt', 'nil', 'not tested', 'not done'])

const plainCell = (cell: string) =>
  latinDigits(cell.normalize('NFKC')).replaceAll('\u2212', '-').trim().toLowerCase()

/** A number that can only be meant with a decimal comma: `7,8`, `0,256`, `1.250,5`, `12,3456`. */
const surelyComma = /^(?:\d+,\d{1,2}|\d+,\d{4,}|0,\d+|\d{1,3}(?:\.\d{3})+,\d+)$/

/** Returns how the cells of values write decimals. Without a sign of either it is unknown; with signs of both too. */
export function decimalsOf(cells: Iterable<string>): Decimals {
  let [point, comma] = [false, false]
  for (const cell of cells) {
    const text = plainCell(cell)
    if (surelyComma.test(text)) comma = true
    else if (/^\d*\.\d/.test(text)) point = true
  }
  return point === comma ? 'unknown' : point ? 'point' : 'comma'
}

/** The content of a cell: a number, nothing, or something that is neither. */
export type CellNumber = { readonly number: number } | { readonly absent: true } | { readonly wrong: true }

/**
 * Reads a cell: `7.8`, `7,8`, `1,250`, `1.250,5`, digits of any script. Wrong: `<0.5`, two numbers, words, and `1,250` in a file that
 * does not tell whether its comma is a decimal one.
 */
export function cellNumber(cell: string, decimals: Decimals): CellNumber {
  const text = plainCell(cell)
  if (absent.has(text)) return { absent: true }
  const number =
    surelyComma.test(text) || decimals === 'comma' ? commaNumber(text) : pointNumber(text, decimals)
  return number === undefined ? { wrong: true } : { number }
}

function commaNumber(text: string): number | undefined {
  if (/^\d+(?:,\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : undefined
}

function pointNumber(text: string, decimals: Decimals): number | undefined {
  if (/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return Number(text)
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text)
  if (!isGrouped || (decimals === 'unknown' && !text.includes('.'))) return undefined
  return Number(text.replaceAll(',', ''))
}
