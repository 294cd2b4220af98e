import { textOfFile } from './csv.ts'
import { readLabFile, type FileFault, type LabFile } from './lab-file.ts'

/** Reads the bytes of a laboratory's file, in any of the usual encodings. */
export function readLabBytes(bytes: Uint8Array): LabFile | FileFault {
  return readLabFile(textOfFile(bytes))
}
