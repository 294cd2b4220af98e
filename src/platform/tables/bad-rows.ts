import { csvOf } from './csv-of.ts'
import type { Table } from './read-tables.ts'

/** A row that is not taken, with the reason in words. */
export interface Objection {
  readonly row: number
  readonly text: string
}

/** Returns the rows at fault as a file of their own: its headings, and the reason behind each row; `first` rows are headings. */
export function badRowsFile(
  { lines, first }: { readonly lines: Table; readonly first: number },
  objections: readonly Objection[],
  reasonHeading: string,
): string {
  const heads = lines.slice(0, first)
  const bad = objections.map(({ row, text }) => ({ cells: lines[row - 1] ?? [], text }))
  const width = Math.max(...[...heads, ...bad.map(({ cells }) => cells)].map((cells) => cells.length))
  const widened = (cells: readonly string[], last: string) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    last,
  ]
  return csvOf([
    ...heads.map((cells, at) => widened(cells, at === first - 1 ? reasonHeading : '')),
    ...bad.map(({ cells, text }) => widened(cells, text)),
  ])
}
