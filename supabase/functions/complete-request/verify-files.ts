import { typeByMagicBytes } from '../_shared/magic-bytes.ts'

/** A file as the words of its request list it. */
export interface ListedFile {
  slot: string
  sha256: string
  bytes: number
  type: string
}

/**
 * What a stored file is: `fits`, or `another` file than the one that is listed, or `unlike`: the very file, which is not
 * what the words say of it. Sending it again mends the second, and never the third.
 */
export type FileVerdict = 'fits' | 'another' | 'unlike'

/** Compares size, hash and the kind that the first bytes tell. */
export async function verifyFiles(bytes: Uint8Array<ArrayBuffer>, file: ListedFile): Promise<FileVerdict> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (sha256 !== file.sha256) return 'another'
  return bytes.byteLength === file.bytes && typeByMagicBytes(bytes) === file.type ? 'fits' : 'unlike'
}
