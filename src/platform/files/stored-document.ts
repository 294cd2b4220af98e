import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import type { FileFacts } from './encrypted-file.ts'

/** A file stored on this phone. */
export interface StoredDocument extends FileFacts {
  readonly id: string
}

/** The result of saving a file, with the saved file. */
export type SavedDocument<Why = DraftFailure> = SaveResult<Why> & { readonly document?: StoredDocument }

/** The facts of a file without the key of its bytes. */
export function lineOf(id: string, { slot, type, size, sha256, seconds }: FileFacts): StoredDocument {
  return { id, slot, type, size, sha256, ...(seconds === undefined ? {} : { seconds }) }
}
