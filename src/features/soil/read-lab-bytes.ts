import { textOfFile } from '#src/features/soil/internal/csv.ts'
import type { DayOrder } from './lab-date.ts'
import { readLabFile, readLabTable, scoreOf, type FileFault, type LabFile } from './lab-file.ts'
import { readWorkbook } from '#src/features/soil/internal/workbook.ts'

/** First bytes of files that are no tables here; a workbook with a password has the bytes of an old one. */
const signatures: readonly (readonly [FileFault['fault'], readonly string[]])[] = [
  ['old excel', ['\xd0\xcf\x11\xe0', '\x09\x08\x10\0', '\x09\x08\x08\0', '\x09\x04\x06\0', '\x09\x02\x06\0']],
  ['picture', ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*', 'RIFF']],
  ['other', ['{\\rtf', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', '%!PS']],
]

function faultOfBytes(beginning: string): FileFault['fault'] | undefined {
  // HEIC and AVIF say so after their first four bytes; a PDF may begin with a line of a mailer.
  if (beginning.startsWith('ftyp', 4)) return 'picture'
  if (beginning.slice(0, 1_024).includes('%PDF-')) return 'pdf'
  return signatures.find(([, all]) => all.some((signature) => beginning.startsWith(signature)))?.[0]
}

/** A page, or a table that programs write as a page and call .xls. */
const page = /^\s*<(?:!doctype|!--|html|head|meta|body|table|style|div|\?xml)/i

/** Reads a laboratory's file by its bytes, whatever its name says: a workbook, or text in any of the usual encodings. */
export async function readLabBytes(bytes: Uint8Array, order?: DayOrder): Promise<LabFile | FileFault> {
  const beginning = Array.from(bytes.subarray(0, 1_100), (byte) => String.fromCharCode(byte)).join('')
  if (beginning.startsWith('PK\x03\x04') || beginning.startsWith('PK\x05\x06'))
    return readSheets(bytes, order)
  const fault = faultOfBytes(beginning)
  if (fault) return { fault, headings: [] }
  const text = textOfFile(bytes)
  return page.test(text.slice(0, 200)) ? { fault: 'web page', headings: [] } : readLabFile(text, order)
}

async function readSheets(bytes: Uint8Array, order?: DayOrder): Promise<LabFile | FileFault> {
  const sheets = await readWorkbook(bytes)
  if (!sheets) return { fault: isOther(bytes) ? 'other' : 'damaged', headings: [] }
  const filled = sheets.filter(({ cells }) => cells.some((row) => row.some((cell) => cell.trim() !== '')))
  const [first] = filled
  if (!first) return { fault: 'empty', headings: [] }
  const withSamples = filled.filter(({ cells }) => scoreOf(cells) > 100)
  if (withSamples.length > 1) return { fault: 'sheets', headings: withSamples.map(({ name }) => name) }
  return readLabTable((withSamples[0] ?? first).cells, order)
}

/** True for a zip file that is no workbook: a document, another program's table, or files packed together. */
function isOther(bytes: Uint8Array): boolean {
  const names = new TextDecoder('windows-1252').decode(bytes)
  return !names.includes('xl/workbook.xml')
}
