import { readTables, tableOfText, type Table } from '#src/platform/tables/read-tables.ts'

/** A row of a supplier's file. */
export interface FileRow {
  /** The product by its id or its name, as the file has it. */
  readonly product: string
  readonly packs: string
  readonly cost: string
}

/** What files call their columns, in small letters. */
const headings = {
  product: ['product', 'item', 'name', 'goods', 'description', 'particulars', 'id'],
  packs: ['packs', 'quantity', 'qty', 'bags', 'pieces', 'count', 'nos'],
  cost: ['cost', 'rate', 'price', 'buying price', 'cost of one'],
} as const

/** The most rows of a file; the centre takes as many lines on one sheet. */
export const mostRows = 500
/** The headings stand in one of the first rows; above them suppliers write their names. */
const headRows = 10

type GoodsFile =
  | { readonly rows: readonly FileRow[] }
  | { readonly fault: 'unread' | 'no columns' | 'too long' }

/**
 * Reads goods from a supplier's file, a table of text or a workbook, by its headings: product and packs, and the cost of one where
 * the file has it. `no columns` without the first two, `too long` with more rows than one sheet has.
 */
export async function readGoodsFile(bytes: Uint8Array): Promise<GoodsFile> {
  const read = await readTables(bytes)
  if ('fault' in read) return { fault: 'unread' }
  if ('sheets' in read) return goodsIn(read.sheets[0].cells)
  const table = tableOfText(read.text, (cells) => (headIn(cells) < 0 ? 0 : 1), mostRows + headRows + 2)
  return 'fault' in table ? { fault: 'unread' } : goodsIn(table.cells)
}

function goodsIn(cells: Table): GoodsFile {
  const at = headIn(cells)
  const head = cells[at]
  if (!head) return { fault: 'no columns' }
  const [product, packs, cost] = [columnOf(head, 'product'), columnOf(head, 'packs'), columnOf(head, 'cost')]
  const rows = cells
    .slice(at + 1)
    .map((row) => ({ product: cell(row, product), packs: cell(row, packs), cost: cell(row, cost) }))
    .filter((row) => row.product !== '')
  return rows.length > mostRows ? { fault: 'too long' } : { rows }
}

const headIn = (cells: Table) =>
  cells.slice(0, headRows).findIndex((row) => columnOf(row, 'product') >= 0 && columnOf(row, 'packs') >= 0)

const cell = (row: readonly string[], at: number) => (row[at] ?? '').trim()

function columnOf(row: readonly string[], column: keyof typeof headings): number {
  const known: readonly string[] = headings[column]
  return row.findIndex((heading) => known.includes(heading.trim().toLowerCase()))
}
