import { cleanText } from '#src/base/clean-text.ts'
import { indiaDay } from '#src/base/day.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { isPossible, soilValues, type SoilFound, type SoilValue } from '#src/content/soil-limits.ts'
import { readCsv } from './csv.ts'
import { isUnit, readHeading, type LabColumn, type OtherColumn } from './lab-columns.ts'
import { cellNumber, decimalsOf, type Decimals } from './lab-number.ts'
import { labelIn } from './sample-label.ts'

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
 * Why a row is not taken. `label`: it names no sample. `number`: a cell is no number. `range`: soil cannot have so much or so little.
 * `unit`: a number too large for the unit that was assumed. `date`: no day, or one to come. `none`: nothing was tested. `twice`: an earlier
 * row has the same sample.
 */
export type RowFault = 'label' | 'number' | 'range' | 'unit' | 'date' | 'none' | 'twice'

/** A row that is not taken, with the reason. */
export interface BadRow {
  readonly row: number
  readonly why: RowFault
  /** The heading of the cell at fault, and its text. */
  readonly heading?: string
  readonly cell?: string
}

/** Why a file is not read at all. `unit` and `twice` name the headings at fault. */
export interface FileFault {
  readonly fault: 'empty' | 'no sample' | 'no values' | 'unit' | 'twice' | 'too long'
  readonly headings: readonly string[]
}

/** A laboratory's file as it was read: its columns, the rows that are taken, and those that are not. */
export interface LabFile {
  readonly columns: readonly LabColumn[]
  /** Headings of columns that are not read. */
  readonly ignored: readonly string[]
  /** Values that the file does not have. */
  readonly missing: readonly SoilValue[]
  readonly rows: readonly LabRow[]
  readonly bad: readonly BadRow[]
}

/** The most rows that are read. */
export const mostRows = 10_000

const separators = [',', ';', '\t', '|']
/** The headings stand in one of the first rows; above them laboratories write their names. */
const headRows = 20

interface Head {
  /** The index of the row of headings. */
  readonly at: number
  /** The index of the first row with a result. */
  readonly first: number
  readonly columns: readonly (LabColumn & { readonly index: number })[]
  readonly others: ReadonlyMap<OtherColumn, number>
  readonly strangeUnits: readonly string[]
  readonly ignored: readonly string[]
}

/** Reads the text of a laboratory's file; never throws. Bad rows are listed, and the caller takes all rows or none. */
export function readLabFile(text: string): LabFile | FileFault {
  const heads = separators.map((by) => ({ separator: by, head: headOf(readCsv(text, by, headRows + 2)) }))
  const { separator, head } = heads.reduce((best, each) =>
    score(each.head) > score(best.head) ? each : best,
  )
  const fault = text.trim() === '' ? { fault: 'empty' as const, headings: [] } : faultOf(head)
  if (fault || !head) return fault ?? { fault: 'no sample', headings: [] }
  const cells = readCsv(text, separator, head.first + mostRows + 1)
  if (cells.length > head.first + mostRows) return { fault: 'too long', headings: [] }
  return fileOf(cells, head)
}

const score = (head: Head | undefined) =>
  head ? head.columns.length + head.strangeUnits.length + (head.others.has('sample') ? 100 : 0) : -1

/** Finds the row with the most headings; `undefined` if no row has any. */
function headOf(rows: readonly (readonly string[])[]): Head | undefined {
  let best: Head | undefined
  for (const [at, row] of rows.slice(0, headRows).entries()) {
    const head = headAt(row, at, rows[at + 1] ?? [])
    if (score(head) > Math.max(0, score(best))) best = head
  }
  return best
}

function headAt(row: readonly string[], at: number, below: readonly string[]): Head {
  const hasUnits = isUnitRow(below)
  const columns: (LabColumn & { index: number })[] = []
  const others = new Map<OtherColumn, number>()
  const [strangeUnits, ignored]: [string[], string[]] = [[], []]
  for (const [index, heading] of row.entries()) {
    const read = readHeading(heading, hasUnits ? below[index] : '')
    if (!read) {
      if (heading.trim()) ignored.push(heading.trim())
    } else if ('column' in read) columns.push({ ...read.column, heading: heading.trim(), index })
    else if ('strangeUnit' in read) strangeUnits.push(heading.trim())
    else if (!others.has(read.other)) others.set(read.other, index)
  }
  return { at, first: at + (hasUnits ? 2 : 1), columns, others, strangeUnits, ignored }
}

/** True for a row in which every cell that is not empty is a unit. */
function isUnitRow(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim())
  return filled.length > 0 && filled.every((cell) => isUnit(cell.replaceAll(/[()]/g, '')))
}

function faultOf(head: Head | undefined): FileFault | undefined {
  if (!head?.others.has('sample')) return { fault: 'no sample', headings: head?.ignored ?? [] }
  if (head.strangeUnits.length) return { fault: 'unit', headings: head.strangeUnits }
  if (!head.columns.length) return { fault: 'no values', headings: head.ignored }
  const twice = head.columns.filter(({ value, index }) =>
    head.columns.some((other) => other.value === value && other.index !== index),
  )
  return twice.length ? { fault: 'twice', headings: twice.map(({ heading }) => heading) } : undefined
}

function fileOf(cells: readonly (readonly string[])[], head: Head): LabFile {
  const body = cells.slice(head.first)
  const decimals = decimalsOf(
    body.flatMap((row) => head.columns.map(({ index }) => row[index] ?? '')).values(),
  )
  const today = indiaDay()
  const [rows, bad]: [LabRow[], BadRow[]] = [[], []]
  const labels = new Set<string>()
  for (const [place, row] of body.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue
    const number = head.first + place + 1
    const read = readRow(row, head, decimals, today)
    if ('why' in read) bad.push({ row: number, ...read })
    else if (labels.has(read.label)) bad.push({ row: number, why: 'twice', cell: read.label })
    else {
      labels.add(read.label)
      rows.push({ row: number, ...read })
    }
  }
  const has = new Set(head.columns.map(({ value }) => value))
  return {
    columns: head.columns.map(({ heading, value, factor, unit }) => ({ heading, value, factor, unit })),
    ignored: head.ignored,
    missing: soilValues.filter((value) => !has.has(value)),
    rows,
    bad,
  }
}

type ReadRow = Omit<LabRow, 'row'> | Omit<BadRow, 'row'>

function readRow(row: readonly string[], head: Head, decimals: Decimals, today: string): ReadRow {
  const cellOf = (other: OtherColumn) => row[head.others.get(other) ?? -1]?.trim() ?? ''
  const label = labelIn(cellOf('sample'))
  if (!label) return { why: 'label', cell: cellOf('sample') }
  const values: Partial<Record<SoilValue, number>> = {}
  for (const column of head.columns) {
    const cell = row[column.index] ?? ''
    const read = readValue(cell, column, decimals)
    if (typeof read === 'string') return { why: read, heading: column.heading, cell }
    if (read !== undefined) values[column.value] = read
  }
  if (Object.keys(values).length === 0) return { why: 'none' }
  const typed = cellOf('date')
  const day = typedDay(typed)
  if (typed && (!/^2\d{3}-\d\d-\d\d$/.test(day) || day > today)) return { why: 'date', cell: typed }
  const lab = cleanText(cellOf('lab'), false).slice(0, 120)
  return { label, values, ...(typed && { tested_on: day }), ...(lab && { lab }) }
}

/** Returns a value in the card's unit, `undefined` if it was not tested, or its fault. */
function readValue(
  cell: string,
  { value, factor, unit }: LabColumn,
  decimals: Decimals,
): number | RowFault | undefined {
  const read = cellNumber(cell, decimals)
  if ('absent' in read) return undefined
  if ('wrong' in read) return 'number'
  const found = rounded(read.number * factor)
  if (unit === '' && value === 'ec' && found > mostAssumedSalt) return 'unit'
  return isPossible(value, found) ? found : 'range'
}

/** Without a unit, more than this many dS/m are more likely µS/cm. */
const mostAssumedSalt = 10

/** Returns a number with at most four digits after the point, so that a factor leaves no long tail. */
const rounded = (value: number) => Number(value.toFixed(4))
