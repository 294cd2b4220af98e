/**
 * The beginning of a text, or of a part that a spreadsheet may make a cell of its own: where the country splits at `;`, cells that were
 * quoted for commas fall apart at each `;` and line break. Then characters that begin a formula, also in full width, and after
 * blanks, quotes or invisible characters, which spreadsheets drop.
 */
const formula =
  /(^|[;|\t\r\n])([\s\p{Cf}\p{Cc}"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b])/gu
/** The same with its apostrophe. */
const marked =
  /(^|[;|\t\r\n])([\s\p{Cf}\p{Cc}"]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b])/gu
/** A text that begins with one of these gets an apostrophe too. */
const blank = /^[\t\r\n]/

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

/**
 * Returns a table as CSV (RFC 4180): every cell quoted, CRLF. What a spreadsheet would execute as a
 * formula gets an apostrophe in front, whichever separator it splits at; numbers stay as they are.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = value.replaceAll(formula, "$1$2'")
  const text = blank.test(plain) ? `'${plain}` : plain
  return `"${text.replaceAll('"', '""')}"`
}

/** A cell of such a file as it was before: without the apostrophes in front of what begins a formula. */
export function withoutFormulaMarks(cell: string): string {
  return cell.replaceAll(marked, '$1$2')
}
