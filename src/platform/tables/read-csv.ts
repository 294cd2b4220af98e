/** A comma-separated file as rows of cells (RFC 4180), with another separator if wanted. Every text is readable; nothing is thrown. */
export function readCsv(text: string, separator = ',', most = Infinity): string[][] {
  const rows: string[][] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let row: string[] = []
  while (at < text.length && rows.length < most) {
    const isQuoted = text[at] === '"'
    const cell = isQuoted ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    row.push(cell.text)
    at = cell.end
    if (text[at] === separator) {
      at++
      // A separator at the very end begins an empty cell.
      if (at >= text.length) row.push('')
      else continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
  }
  return rows
}

interface Cell {
  readonly text: string
  /** The place after it: a separator, a line break, or the end. */
  readonly end: number
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(from, end), end }
}

/** A quote without an end closes at the end of its line, so that a stray one does not swallow the file. */
function quotedCell(text: string, from: number, separator: string): Cell {
  let at = from + 1
  let value = ''
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return plainCell(text, from, separator)
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    value += '"'
    at++
  }
  // Text between the closing quote and the separator belongs to the cell, as in spreadsheets.
  const rest = plainCell(text, at, separator)
  return { text: value + rest.text, end: rest.end }
}

/** The text of a file, in UTF-8, UTF-16 or, as older spreadsheets save it, in Windows' own letters. */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
