import { cleanText } from '#src/base/clean-text.ts'
import { cutText } from '#src/base/cut-text.ts'
import { isPossible, type SoilFound, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import { unitFactor, type LabColumn, type OtherColumn } from '#src/features/soil/lab-columns.ts'
import { labDay, type FileOrder } from '#src/features/soil/lab-date.ts'
import { cellNumber, type Decimals } from '#src/features/soil/lab-number.ts'
import { labelIn } from '#src/features/soil/sample-label.ts'

/** A result in a laboratory's file. */
export interface LabRow {
  /** The number of its row in the file, as a spreadsheet counts: the first is 1. */
  readonly row: number
  /** The sample's label, or the reference of its request. */
  readonly label: string
  readonly values: SoilFound
  /** YYYY-MM-DD. */
  readonly tested_on?: string
  readonly lab?: string
}

/**
 * Why a row is not taken. `label`: its sample number is incomplete. `number`: a cell is no number. `error`: a cell has an error of a
 * spreadsheet. `range`: soil cannot have so much or so little. `unit`: a number too large for the unit that was assumed. `date`: no day,
 * or one to come. `none`: nothing was tested. `twice`: an earlier row has the same sample.
 */
export type RowFault = 'label' | 'number' | 'error' | 'range' | 'unit' | 'date' | 'none' | 'twice'

/** A row that is not taken, with the reason. */
export interface BadRow {
  readonly row: number
  readonly why: RowFault
  /** The heading of the cell at fault, and its text. */
  readonly heading?: string
  readonly cell?: string
}

/** Where a file has what. */
export interface Head {
  /** The index of the row of headings. */
  readonly at: number
  /** The index of the first row with a result. */
  readonly first: number
  readonly columns: readonly (LabColumn & { readonly index: number })[]
  readonly others: ReadonlyMap<OtherColumn, number>
  readonly strangeUnits: readonly string[]
  readonly ignored: readonly string[]
}

/** Returns a cell without blanks around it; empty if the file has no such column. */
export function cellOf(row: readonly string[], { others }: Pick<Head, 'others'>, other: OtherColumn): string {
  return row[others.get(other) ?? -1]?.trim() ?? ''
}

/** How a file writes numbers and days, and the day until which a test can have been. */
export interface Manner {
  readonly decimals: Decimals
  readonly order: FileOrder
  readonly today: string
}

type Refused = Omit<BadRow, 'row'>

/** Reads a row that names a sample. */
export function readRow(row: readonly string[], head: Head, manner: Manner): Omit<LabRow, 'row'> | Refused {
  const written = cellOf(row, head, 'sample').replace(/^'/, '')
  const label = labelIn(written)
  if (!label) return { why: isError(written) ? 'error' : 'label', cell: written }
  const found = valuesIn(row, head, manner.decimals)
  if ('why' in found) return found
  const typed = cellOf(row, head, 'date')
  const day = labDay(typed, manner.order)
  if (isError(typed)) return { why: 'error', cell: typed }
  if (typed && (!day?.startsWith('2') || day > manner.today)) return { why: 'date', cell: typed }
  const lab = cutText(cleanText(cellOf(row, head, 'lab'), false), 120).trimEnd()
  return { label, values: found.values, ...(day && { tested_on: day }), ...(lab && { lab }) }
}

/** True for an error that a spreadsheet writes into a cell: `#N/A`, `####`. */
export const isError = (cell: string) => /^#(?!\d)/.test(cell)

function valuesIn(row: readonly string[], head: Head, decimals: Decimals): { values: SoilFound } | Refused {
  const values: Partial<Record<SoilValue, SoilReading>> = {}
  for (const column of head.columns) {
    const cell = row[column.index] ?? ''
    const read = readValue(cell, column, decimals)
    if (typeof read === 'string') return { why: read, heading: column.heading, cell: cell.trim() }
    if (read !== undefined) values[column.value] = read
  }
  return Object.keys(values).length === 0 ? { why: 'none' } : { values }
}

/** Returns a value in the card's unit, `undefined` if it was not tested, or its fault. */
function readValue(cell: string, column: LabColumn, decimals: Decimals): SoilReading | RowFault | undefined {
  const read = cellNumber(cell, decimals)
  if ('absent' in read) return undefined
  if ('error' in read) return 'error'
  if ('wrong' in read) return 'number'
  // The unit of a cell counts before that of its column.
  const own = read.unit === undefined ? undefined : unitFactor(column.value, read.unit)
  if (read.unit !== undefined && own === undefined) return 'number'
  const factor = own === undefined ? column.factor : own * column.part
  const isAssumed = own === undefined && column.unit === ''
  return 'number' in read
    ? rangedAmount(rounded(read.number * factor), column, isAssumed)
    : readLimit(read.below, factor, column, isAssumed)
}

function readLimit(
  limit: number | null,
  factor: number,
  column: LabColumn,
  isAssumed: boolean,
): SoilReading | RowFault {
  // Soil is always sour or not: a pH cannot be too small to be measured.
  if (column.value === 'ph' || limit === 0) return 'number'
  if (limit === null) return { below: null }
  const ranged = rangedAmount(rounded(limit * factor), column, isAssumed)
  return typeof ranged === 'number' ? { below: ranged } : ranged
}

function rangedAmount(found: number, { value }: LabColumn, isAssumed: boolean): number | RowFault {
  if (isAssumed && value === 'ec' && found > mostAssumedSalt) return 'unit'
  return isPossible(value, found) ? found : 'range'
}

/** Without a unit, more than this many dS/m are more likely µS/cm. */
const mostAssumedSalt = 10

/** Returns a number with at most four digits after the point, so that a factor leaves no long tail. */
const rounded = (value: number) => Number(value.toFixed(4))
