import { indiaDay } from '#src/base/day.ts'
import { soilValues, type SoilValue } from '#src/content/soil-limits.ts'
import { isUnit, readHeading, type LabColumn, type OtherColumn } from './lab-columns.ts'
import { hasTwoOrders, orderOf, type DayOrder, type FileOrder } from './lab-date.ts'
import { decimalsOf } from './lab-number.ts'
import {
  cellOf,
  isError,
  readRow,
  type BadRow,
  type Head,
  type LabRow,
} from '#src/features/soil/internal/lab-row.ts'
import { labelIn } from './sample-label.ts'
import { tableOfText, type Table, type TableFault } from '#src/platform/tables/read-tables.ts'

export type { BadRow, LabRow } from '#src/features/soil/internal/lab-row.ts'

/**
 * Why a file is not read at all. `unit` and `twice` name the headings at fault, `sheets` the sheets of which each has samples.
 */
export interface FileFault {
  readonly fault: TableFault | 'no sample' | 'no values' | 'unit' | 'twice' | 'too long' | 'sheets'
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

/** The headings stand in one of the first rows; above them laboratories write their names. */
const headRows = 20

/** Reads the text of a laboratory's file; never throws. Bad rows are listed beside the good ones. */
export function readLabFile(text: string, order?: DayOrder): LabFile | FileFault {
  const table = tableOfText(text, scoreOf, headRows + mostRows + 2)
  return 'fault' in table ? { ...table, headings: [] } : readLabTable(table.cells, order)
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
    columns: head.columns.map(({ heading, value, factor, part, unit }) => ({
      heading,
      value,
      factor,
      part,
      unit,
    })),
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

/** True for a cell that is meant as a sample's number, also a wrong one: `KS-7F3M`, `7F3M2-1`, an error of a spreadsheet. */
function namesSample(cell: string): boolean {
  const text = cell.normalize('NFKC').replace(/^'/, '')
  return /^\s*K\W{0,2}S(?![A-Za-z])/i.test(text) || labelIn(`KS-${text}`) !== undefined || isError(text)
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
