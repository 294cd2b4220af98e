import { cleanText } from '#src/base/clean-text.ts'
import { cutText } from '#src/base/cut-text.ts'
import { indiaDay } from '#src/base/day.ts'
import {
  isPossible,
  soilValues,
  type SoilFound,
  type SoilReading,
  type SoilValue,
} from '#src/content/soil-limits.ts'
import { readCsv } from './csv.ts'
import { isUnit, readHeading, unitFactor, type LabColumn, type OtherColumn } from './lab-columns.ts'
import { hasTwoOrders, labDay, orderOf, type DayOrder, type FileOrder } from './lab-date.ts'
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

/**
 * Why a file is not read at all. `unit` and `twice` name the headings at fault, `sheets` the sheets of which each has samples; `old
 * excel`, `pdf`, `web page`, `picture` and `other` are no tables that are read here.
 */
export interface FileFault {
  readonly fault:
    | 'empty'
    | 'no sample'
    | 'no values'
    | 'unit'
    | 'twice'
    | 'too long'
    | 'sheets'
    | 'damaged'
    | 'old excel'
    | 'pdf'
    | 'web page'
    | 'picture'
    | 'other'
  readonly headings: readonly string[]
}

/** The cells of a file, row by row. */
export type Table = readonly (readonly string[])[]

/** A laboratory's file as it was read: its columns, the rows that are taken, and those that are not. */
export interface LabFile {
  readonly columns: readonly LabColumn[]
  /** Headings of columns that are not read. */
  readonly ignored: readonly string[]
  /** Values that the file does not have. */
  readonly missing: readonly SoilValue[]
  readonly rows: readonly LabRow[]
  readonly bad: readonly BadRow[]
  /** Rows that name no sample, such as a total or a signature, with their text. */
  readonly left: readonly { readonly row: number; readonly text: string }[]
  /** A date of the file that has two meanings, none of which another date rules out; its row is bad until somebody decides. */
  readonly asked?: string
  /** All cells, and the number of the first rows that are headings. */
  readonly lines: Table
  readonly first: number
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

/** Reads the text of a laboratory's file; never throws. Bad rows are listed beside the good ones. */
export function readLabFile(text: string, order?: DayOrder): LabFile | FileFault {
  if (text.trim() === '') return { fault: 'empty', headings: [] }
  const scores = separators.map((by) => ({ by, score: scoreOf(readCsv(text, by, headRows + 2)) }))
  const { by } = scores.reduce((best, each) => (each.score > best.score ? each : best))
  return readLabTable(readCsv(text, by, headRows + mostRows + 2), order)
}

/** Reads the cells of a laboratory's file, as `readLabFile`. */
export function readLabTable(cells: Table, order?: DayOrder): LabFile | FileFault {
  const head = headOf(cells)
  const fault = faultOf(head)
  if (fault || !head) return fault ?? { fault: 'no sample', headings: [] }
  if (cells.length > head.first + mostRows) return { fault: 'too long', headings: [] }
  return fileOf(cells, head, order)
}

/** Returns how much the best row of headings has; 100 and more with a column of samples. */
export function scoreOf(cells: Table): number {
  return score(headOf(cells))
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

function fileOf(cells: Table, head: Head, chosen?: DayOrder): LabFile {
  const lines = cells
    .map((row, place) => ({ row, number: place + 1 }))
    .slice(head.first)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
  const samples = lines.filter(({ row }) => namesSample(cellOf(row, head, 'sample')))
  const dates = samples.map(({ row }) => cellOf(row, head, 'date'))
  const order = chosen ?? orderOf(dates)
  const asked = order === 'unknown' ? dates.find(hasTwoOrders) : undefined
  const has = new Set(head.columns.map(({ value }) => value))
  return {
    columns: head.columns.map(({ index: _, ...column }) => column),
    ignored: head.ignored,
    missing: soilValues.filter((value) => !has.has(value)),
    ...readRows(samples, head, order),
    left: lines
      .filter((line) => !samples.includes(line))
      .map(({ row, number }) => ({ row: number, text: row.filter((cell) => cell.trim()).join(', ') })),
    ...(asked && { asked }),
    lines: cells,
    first: head.first,
  }
}

const cellOf = (row: readonly string[], head: Head, other: OtherColumn) =>
  row[head.others.get(other) ?? -1]?.trim() ?? ''

/** True for a cell that is meant as a sample's number, also a wrong one: `KS-7F3M`, `7F3M2-1`, an error of a spreadsheet. */
function namesSample(cell: string): boolean {
  const text = cell.normalize('NFKC').replace(/^'/, '')
  return (
    /^\s*K\W{0,2}S(?![A-Za-z])/i.test(text) || labelIn(`KS-${text}`) !== undefined || /^#(?!\d)/.test(text)
  )
}

interface Line {
  readonly row: readonly string[]
  readonly number: number
}

function readRows(lines: readonly Line[], head: Head, order: FileOrder): Pick<LabFile, 'rows' | 'bad'> {
  const decimals = decimalsOf(
    lines.flatMap(({ row }) => head.columns.map(({ index }) => row[index] ?? '')).values(),
  )
  const today = indiaDay()
  const [rows, bad]: [LabRow[], BadRow[]] = [[], []]
  const labels = new Set<string>()
  for (const { row, number } of lines) {
    const read = readRow(row, head, { decimals, order, today })
    if ('why' in read) bad.push({ row: number, ...read })
    else if (labels.has(read.label)) bad.push({ row: number, why: 'twice', cell: read.label })
    else {
      labels.add(read.label)
      rows.push({ row: number, ...read })
    }
  }
  return { rows, bad }
}

type ReadRow = Omit<LabRow, 'row'> | Omit<BadRow, 'row'>

interface Manner {
  readonly decimals: Decimals
  readonly order: FileOrder
  readonly today: string
}

function readRow(row: readonly string[], head: Head, { decimals, order, today }: Manner): ReadRow {
  const written = cellOf(row, head, 'sample').replace(/^'/, '')
  const label = labelIn(written)
  if (!label) return { why: written.startsWith('#') ? 'error' : 'label', cell: written }
  const values: Partial<Record<SoilValue, SoilReading>> = {}
  for (const column of head.columns) {
    const cell = row[column.index] ?? ''
    const read = readValue(cell, column, decimals)
    if (typeof read === 'string') return { why: read, heading: column.heading, cell: cell.trim() }
    if (read !== undefined) values[column.value] = read
  }
  if (Object.keys(values).length === 0) return { why: 'none' }
  const typed = cellOf(row, head, 'date')
  const day = labDay(typed, order)
  if (/^#(?!\d)/.test(typed)) return { why: 'error', cell: typed }
  if (typed && (!day || !/^2\d{3}/.test(day) || day > today)) return { why: 'date', cell: typed }
  const lab = cutText(cleanText(cellOf(row, head, 'lab'), false), 120).trimEnd()
  return { label, values, ...(day && { tested_on: day }), ...(lab && { lab }) }
}

/** Returns a value in the card's unit, `undefined` if it was not tested, or its fault. */
function readValue(cell: string, column: LabColumn, decimals: Decimals): SoilReading | RowFault | undefined {
  const { value } = column
  const read = cellNumber(cell, decimals)
  if ('absent' in read) return undefined
  if ('error' in read) return 'error'
  // A soil without acidity or alkalinity is not to be had.
  if ('wrong' in read || ('below' in read && value === 'ph')) return 'number'
  const own = read.unit === undefined ? undefined : unitFactor(value, read.unit)
  if (read.unit !== undefined && own === undefined) return 'number'
  const factor = own === undefined ? column.factor : own * column.part
  if ('below' in read && read.below === null) return { below: null }
  const found = rounded(('below' in read ? read.below! : read.number) * factor)
  if (column.unit === '' && own === undefined && value === 'ec' && found > mostAssumedSalt) return 'unit'
  if (!isPossible(value, found)) return 'range'
  if (!('below' in read)) return found
  return found > 0 ? { below: found } : 'number'
}

/** Without a unit, more than this many dS/m are more likely µS/cm. */
const mostAssumedSalt = 10

/** Returns a number with at most four digits after the point, so that a factor leaves no long tail. */
const rounded = (value: number) => Number(value.toFixed(4))
