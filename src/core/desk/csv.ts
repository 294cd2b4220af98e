/** How a spreadsheet knows a formula by its first character, blanks before it aside. */
const formula = /^\s*[=+\-@\t\r]/

/**
 * A table as CSV, for a spreadsheet: every cell in quotes, lines that end as the format says. What a spreadsheet would
 * take for a formula gets an apostrophe before it, by which it stays text; numbers are written as they are.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
