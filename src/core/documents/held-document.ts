import type { Kept } from '#src/base/outcome.ts'
import type { FileFacts } from './sealed-file.ts'

/** A file that is kept on this phone. */
export interface HeldDocument extends FileFacts {
  readonly id: string
}

/** The outcome of keeping a file, and what is kept. */
export type KeptDocument = Kept & { readonly document?: HeldDocument }

/** What may be told of a file: all but the key of its bytes. */
export function lineOf(id: string, { slot, type, size, sha256 }: FileFacts): HeldDocument {
  return { id, slot, type, size, sha256 }
}
