import type { DayOrder } from './lab-date.ts'
import { readLabFile, readLabTable, scoreOf, type FileFault, type LabFile } from './lab-file.ts'
import { readTables } from '#src/platform/tables/read-tables.ts'

/** Reads a laboratory's file by its bytes, whatever its name says: a workbook, or text in any of the usual encodings. */
export async function readLabBytes(bytes: Uint8Array, order?: DayOrder): Promise<LabFile | FileFault> {
  const read = await readTables(bytes)
  if ('fault' in read) return { ...read, headings: [] }
  if ('text' in read) return readLabFile(read.text, order)
  const withSamples = read.sheets.filter(({ cells }) => scoreOf(cells) > 100)
  if (withSamples.length > 1) return { fault: 'sheets', headings: withSamples.map(({ name }) => name) }
  return readLabTable((withSamples[0] ?? read.sheets[0]).cells, order)
}
