/**
 * How a spreadsheet knows a formula by its first character: also in full width, and behind blanks or characters that nobody sees, which it
 * drops.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u

/** By it a spreadsheet knows that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A table as CSV, for a spreadsheet (RFC 4180): every cell in quotes, lines that end as the format says. What a spreadsheet would
 * take for a formula gets an apostrophe before it, by which it stays text; numbers are written as they are.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
