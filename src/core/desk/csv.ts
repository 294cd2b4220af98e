/**
 * Characters that begin a formula in a spreadsheet, also in full width, and after blanks or invisible
 * characters, which spreadsheets drop.
 */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/u

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

/**
 * Returns a table as CSV (RFC 4180): every cell quoted, CRLF. A text that a spreadsheet would execute as a
 * formula gets an apostrophe in front; numbers stay as they are.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
