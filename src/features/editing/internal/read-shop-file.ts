import { indiaDay } from '#src/base/day.ts'
import type { Table, TableFault } from '#src/platform/tables/read-tables.ts'
import { readTables, tableOfText } from '#src/platform/tables/read-tables.ts'
import { cellsOf, isFormula, Wrong, type RowFault } from './file-cells.ts'
import { headFinder, type Head } from './file-columns.ts'
import { rowReader, type FileRow } from './file-row.ts'
import type { Shop } from './shop-file.ts'

/** Why a file is not read at all. */
export interface FileFault {
  readonly fault: TableFault | 'no columns' | 'too long'
}

/** A row that is not taken. */
export interface BadRow {
  readonly row: number
  readonly why: RowFault
  /** The heading and the text of the cell to blame. */
  readonly heading?: string | undefined
  readonly cell?: string | undefined
}

/** A catalogue's file as it was read. */
export interface ShopFile {
  readonly rows: readonly FileRow[]
  readonly bad: readonly BadRow[]
  /** The number of products that are in the file as in the shop. */
  readonly same: number
  readonly ignored: readonly string[]
  /** All cells, and the number of the first rows that are headings. */
  readonly lines: Table
  readonly first: number
}

/** The most rows that are read. */
const mostRows = 10_000

/** Reads a file by its bytes, whatever its name says. Never throws. */
export async function readShopFile(bytes: Uint8Array, shop: Shop): Promise<ShopFile | FileFault> {
  const findHead = headFinder(shop.words)
  const score = (cells: Table) => findHead(cells)?.columns.size ?? 0
  const read = await readTables(bytes)
  if ('fault' in read) return read
  if ('text' in read) {
    const table = tableOfText(read.text, score, mostRows + 22)
    return 'fault' in table ? table : readShopTable(table.cells, shop)
  }
  const best = read.sheets.reduce((one, other) => (score(other.cells) > score(one.cells) ? other : one))
  return readShopTable(best.cells, shop)
}

/** Reads the cells of a file, the same way. */
export function readShopTable(cells: Table, shop: Shop): ShopFile | FileFault {
  const head = headFinder(shop.words)(cells)
  const names = [...(head?.columns.keys() ?? [])]
  const hasSubject = names.some((column) => column === 'id' || column.startsWith('name '))
  if (!head || !hasSubject || names.length < 2) return { fault: 'no columns' }
  if (cells.length > head.first + mostRows) return { fault: 'too long' }
  return { ...readRows(cells, head, shop), ignored: head.ignored, lines: cells, first: head.first }
}

function readRows(cells: Table, head: Head, shop: Shop): Pick<ShopFile, 'rows' | 'bad' | 'same'> {
  const readRow = rowReader(shop, head, indiaDay())
  const [rows, bad]: [FileRow[], BadRow[]] = [[], []]
  const seen = new Set<string>()
  let same = 0
  for (const [place, line] of cells.entries()) {
    if (place < head.first || isNoProduct(line, shop)) continue
    const row = place + 1
    const read = readLine(line, head, readRow, seen)
    if (read instanceof Wrong) bad.push({ row, why: read.why, ...blamed(read, line, cells, head) })
    else if (read.isNew || Object.keys(read.changes).length) rows.push({ row, ...read })
    else same++
  }
  return { rows, bad, same }
}

/** Returns the heading and the text of the cell that is at fault. */
function blamed(
  { column = '' }: Wrong,
  line: Table[number],
  cells: Table,
  { columns, first }: Head,
): Pick<BadRow, 'heading' | 'cell'> {
  const index = columns.get(column)
  if (index === undefined) return {}
  return { heading: cells[first - 1]?.[index]?.trim(), cell: line[index]?.trim() }
}

/** True for a row that is empty, or has one cell that names no product: a signature, a title within the goods. */
function isNoProduct(line: Table[number], { items }: Shop): boolean {
  const filled = line.filter((cell) => cell.trim())
  return filled.length < 2 && !items.has(filled[0]?.trim() ?? '')
}

function readLine(
  line: Table[number],
  head: Head,
  readRow: ReturnType<typeof rowReader>,
  seen: Set<string>,
): Omit<FileRow, 'row'> | Wrong {
  for (const [column, index] of head.columns)
    if (isFormula(line[index] ?? '')) return new Wrong('formula', column)
  const read = readRow(cellsOf(line, head))
  if (read instanceof Wrong) return read
  if (seen.has(read.id)) return new Wrong('twice', head.columns.has('id') ? 'id' : undefined)
  seen.add(read.id)
  return read
}
