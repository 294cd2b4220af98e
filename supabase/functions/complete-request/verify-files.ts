import { hexOf } from '../_shared/hex.ts'
import { audioSeconds } from '../_shared/audio-length.ts'
import { typeByMagicBytes } from '../_shared/magic-bytes.ts'
import { isWholeDocument } from '../_shared/whole-picture.ts'

/** A file as the words of its request list it. */
export interface ListedFile {
  slot: string
  sha256: string
  bytes: number
  type: string
  /** Of a voice note: the longest that its form takes. */
  seconds?: number | null
}

/** A recorder ends a little late, and counts its last packet. */
const lateSeconds = 3
const shortestSeconds = 1

/**
 * The result of checking a file: `fits`; `another` file than the listed one, to be sent again; `unlike`: the
 * listed file, whose type is wrong or which nobody could open, which sending again does not correct.
 */
export type FileVerdict = 'fits' | 'another' | 'unlike'

/** Compares size, hash and first bytes with the manifest, the length of a voice note with its form; pictures are whole and can be opened. */
export async function verifyFiles(bytes: Uint8Array<ArrayBuffer>, file: ListedFile): Promise<FileVerdict> {
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes))
  if (sha256 !== file.sha256) return 'another'
  const isAsListed = bytes.byteLength === file.bytes && typeByMagicBytes(bytes) === file.type
  return isAsListed && isWholeDocument(bytes, file.type) && isOfLength(bytes, file) ? 'fits' : 'unlike'
}

function isOfLength(bytes: Uint8Array, { type, seconds }: ListedFile): boolean {
  if (!type.startsWith('audio/')) return true
  const length = audioSeconds(bytes, type)
  return length !== undefined && length >= shortestSeconds && length <= (seconds ?? 0) + lateSeconds
}
