import { typedAmount, typedNumber } from '#src/base/typed-number.ts'
import { latinDigits } from '#src/base/phone.ts'
import { cleanText } from '#src/base/clean-text.ts'
import { labDay } from '#src/features/soil/lab-date.ts'
import { withoutFormulaMarks } from '#src/platform/tables/csv-of.ts'
import type { Table } from '#src/platform/tables/read-tables.ts'
import type { ItemTax } from './originals.ts'
import { packIn } from './amount-in.ts'
import { plain, type Head } from './file-columns.ts'

/** What is wrong with a row. The words for it are in `fileFaults`. */
export type RowFault =
  | 'formula'
  | 'unknown'
  | 'several'
  | 'twice'
  | 'translate'
  | 'long'
  | 'price'
  | 'pack'
  | 'unit'
  | 'tiers'
  | 'one price'
  | 'offer'
  | 'offer over'
  | 'day'
  | 'tax'
  | 'yes or no'
  | 'catalogue'
  | 'new section'
  | 'place'
  | 'name'
  | 'incomplete'

/** A fault of a row, at a column if one is to blame. */
export class Wrong {
  readonly why: RowFault
  readonly column: string | undefined
  constructor(why: RowFault, column?: string) {
    this.why = why
    this.column = column
  }
}

/** Returns the text of a row's cell by its column. */
export type Cell = (column: string) => string

/** True for values that are stored alike. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the texts of a row by their column; empty where the row or the file has none. */
export function cellsOf(row: Table[number], { columns }: Head): (column: string) => string {
  return (column) => {
    const index = columns.get(column)
    return index === undefined ? '' : cleanText(withoutFormulaMarks(row[index] ?? ''), true)
  }
}

/** True for a formula that nobody has computed, and for the error of one. */
export const isFormula = (cell: string) =>
  /^[=\uff1d]|^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)/i.test(cell.trim())

/** Reads a pack: `1.5 kg`, `500ਗ੍ਰਾਮ`, `dozen`, or an amount whose unit stands in a cell of its own. */
export function packOf(
  cell: string,
  unitCell: string,
  units: ReadonlyMap<string, string>,
  before?: { readonly pack_amount: number; readonly pack_unit: string },
): { pack_amount: number; pack_unit: string } | Wrong {
  const text = latinDigits(cell.normalize('NFKC'))
  const word = text.replace(/^[\d.,\s]*/, '')
  const number = text.slice(0, text.length - word.length).trim()
  // A unit alone is one of it.
  const one = word || !before ? 1 : before.pack_amount
  const amount = number ? packIn(number) : one
  if (amount === undefined) return new Wrong('pack', 'pack')
  const said = word || unitCell
  const unit = said ? units.get(plain(said)) : before?.pack_unit
  return unit ? { pack_amount: amount, pack_unit: unit } : new Wrong('unit', word ? 'pack' : 'unit')
}

/** Reads steps of a price, `10: ₹38; 20: ₹35`, as they are typed: the quantity and the price. */
export function stepsOf(cell: string): { from: string; price: string }[] | Wrong {
  const steps = latinDigits(cell)
    .split(/[;\n]/)
    .filter((step) => step.trim())
  const read = steps.map((step) => {
    const [from, price, ...more] = step.match(/\d[\d.,]*/g) ?? []
    return from && price && !more.length ? { from, price: price.replace(/[.,]$/, '') } : undefined
  })
  return read.every((step) => step !== undefined) ? read : new Wrong('tiers', 'tiers')
}

/** Reads a day in any of the ways that people and spreadsheets write it, the day before the month. */
export const dayOf = (cell: string) => labDay(cell, 'day first')

/** Reads a tax; what a cell does not say is as before. */
export function taxOf(hsn: string, rate: string, before: ItemTax | null): ItemTax | Wrong {
  const code = hsn ? codeOf(hsn) : before?.hsn
  if (!code) return new Wrong('tax', 'hsn')
  const points = rate ? pointsOf(rate) : before?.rate_bp
  return points === undefined ? new Wrong('tax', 'rate') : { hsn: code, rate_bp: points }
}

/** Returns an HSN code; a spreadsheet takes the first 0 of 0406 away. */
function codeOf(cell: string): string | undefined {
  const digits = cell.replaceAll(/\D/g, '')
  const code = digits.padStart(digits.length + (digits.length % 2), '0')
  return /^\d{4,8}$/.test(code) ? code : undefined
}

/** Returns a rate in hundredths of a percent. */
function pointsOf(cell: string): number | undefined {
  const points = Math.round((typedNumber(cell.replace(/%|\bgst\b/i, '')) ?? -1) * 100)
  return points >= 0 && points <= 4_000 && points % 2 === 0 ? points : undefined
}

/** Reads a price in rupees into whole paise. */
export function paiseOf(cell: string, column: string): number | Wrong {
  const amount = typedAmount(cell, 1_000_000)
  return amount === undefined ? new Wrong('price', column) : Math.round(amount * 100)
}
