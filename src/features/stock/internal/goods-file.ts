import { readCsv } from '#src/platform/tables/read-csv.ts'

/** A row of a supplier's file. */
export interface FileRow {
  /** The product by its id or its name, as the file has it. */
  readonly product: string
  readonly packs: string
  readonly cost: string
}

/** What a file names its columns; letters of any case. */
const headings = {
  product: ['product', 'item', 'name', 'goods', 'description', 'particulars', 'id'],
  packs: ['packs', 'quantity', 'qty', 'bags', 'pieces', 'count', 'nos'],
  cost: ['cost', 'rate', 'price', 'buying price', 'cost of one'],
} as const

/** The most rows of a file; the centre takes as many lines on one sheet. */
export const mostRows = 500

const separators = [',', ';', '\t', '|'] as const

/**
 * Reads goods from a comma-separated file whose first rows have headings: product and packs, and the cost of one where the file
 * has it. `no columns` without the first two, `too long` with more rows than one sheet has.
 */
export function goodsInFile(
  text: string,
): { readonly rows: readonly FileRow[] } | { readonly fault: 'no columns' | 'too long' } {
  for (const separator of separators) {
    const cells = readCsv(text, separator, mostRows + 20)
    const at = cells
      .slice(0, 10)
      .findIndex((row) => columnOf(row, 'product') >= 0 && columnOf(row, 'packs') >= 0)
    if (at < 0) continue
    const head = cells[at]!
    const [product, packs, cost] = [
      columnOf(head, 'product'),
      columnOf(head, 'packs'),
      columnOf(head, 'cost'),
    ]
    const rows = cells
      .slice(at + 1)
      .map((row) => ({ product: cell(row, product), packs: cell(row, packs), cost: cell(row, cost) }))
      .filter((row) => row.product !== '')
    return rows.length > mostRows ? { fault: 'too long' } : { rows }
  }
  return { fault: 'no columns' }
}

const cell = (row: readonly string[], at: number) => (row[at] ?? '').trim()

function columnOf(row: readonly string[], column: keyof typeof headings): number {
  const known: readonly string[] = headings[column]
  return row.findIndex((heading) => known.includes(heading.trim().toLowerCase()))
}
