import { readCsv, textOfFile } from './read-csv.ts'
import { readWorkbook, type Sheet } from './workbook.ts'

/** The cells of a file, row by row. */
export type Table = readonly (readonly string[])[]

/** Why there is no table in a file. `old excel`, `pdf`, `web page`, `picture` and `other` are no tables that are read here. */
export type TableFault = 'empty' | 'damaged' | 'old excel' | 'pdf' | 'web page' | 'picture' | 'other'

/** First bytes of files that are no tables here; a workbook with a password has the bytes of an old one. */
const signatures: readonly (readonly [TableFault, readonly string[]])[] = [
  ['old excel', ['\xd0\xcf\x11\xe0', '\x09\x08\x10\0', '\x09\x08\x08\0', '\x09\x04\x06\0', '\x09\x02\x06\0']],
  ['picture', ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*', 'RIFF']],
  ['other', ['{\\rtf', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', '%!PS']],
]

function faultOfBytes(beginning: string): TableFault | undefined {
  // HEIC and AVIF say so after their first four bytes; a PDF may begin with a line of a mailer.
  if (beginning.startsWith('ftyp', 4)) return 'picture'
  if (beginning.slice(0, 1_024).includes('%PDF-')) return 'pdf'
  return signatures.find(([, all]) => all.some((signature) => beginning.startsWith(signature)))?.[0]
}

/** A page, or a table that programs write as a page and call .xls. */
const page = /^\s*<(?:!doctype|!--|html|head|meta|body|table|style|div|\?xml)/i

/**
 * Reads a file by its bytes, whatever its name says: the sheets of a workbook that have something in them, or text in any of the usual
 * encodings.
 */
export async function readTables(
  bytes: Uint8Array,
): Promise<
  | { readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly text: string }
  | { readonly fault: TableFault }
> {
  const beginning = Array.from(bytes.subarray(0, 1_100), (byte) => String.fromCharCode(byte)).join('')
  if (beginning.startsWith('PK\x03\x04') || beginning.startsWith('PK\x05\x06')) return readSheets(bytes)
  const fault = faultOfBytes(beginning)
  if (fault) return { fault }
  const text = textOfFile(bytes)
  return page.test(text.slice(0, 200)) ? { fault: 'web page' } : { text }
}

async function readSheets(bytes: Uint8Array) {
  const sheets = await readWorkbook(bytes)
  if (!sheets) return { fault: isOther(bytes) ? ('other' as const) : ('damaged' as const) }
  const [first, ...more] = sheets.filter(({ cells }) =>
    cells.some((row) => row.some((cell) => cell.trim() !== '')),
  )
  return first ? { sheets: [first, ...more] as const } : { fault: 'empty' as const }
}

/** True for a zip file that is no workbook: a document, another program's table, or files packed together. */
function isOther(bytes: Uint8Array): boolean {
  const names = new TextDecoder('windows-1252').decode(bytes)
  return !names.includes('xl/workbook.xml')
}

const separators = [',', ';', '\t', '|']

/** Rows of a text that are enough to tell its separator. */
const firstRows = 22

/**
 * Returns the cells of a text, split at the separator that gives its first rows the highest score.
 *
 * @param most the most rows that are read
 */
export function tableOfText(
  text: string,
  scoreOf: (cells: Table) => number,
  most: number,
): { readonly cells: Table } | { readonly fault: 'empty' } {
  if (text.trim() === '') return { fault: 'empty' }
  const scores = separators.map((by) => ({ by, score: scoreOf(readCsv(text, by, firstRows)) }))
  const { by } = scores.reduce((best, each) => (each.score > best.score ? each : best))
  return { cells: readCsv(text, by, most) }
}
