import type { FileFacts } from '#src/platform/files/encrypted-file.ts'
import type { Draft } from '#src/features/forms/drafts.ts'
import type { ReturnedEntry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { EncryptedContent } from '#src/platform/outbox/encrypted-content.ts'

/** A submission as it is carried over: decrypted, without the fields that only its own phone needs. */
export type ExportedEntry = Exportable<WaitingEntry> | Exportable<ReturnedEntry>

type Exportable<One> = Omit<One, 'sealed' | 'lease' | 'owner'> & { readonly said: EncryptedContent }

/** Longest text in characters, except for answers. */
export const longestWords = 200

/** True for a text of at most `longestWords` characters, as `cutText` counts them. */
export const isShort = (text: string) => Array.from(text).length <= longestWords

/** A draft as it is carried over. */
export interface ExportedDraft {
  readonly draft: Draft
  readonly updatedAt: number
}

/** A file as it is carried over; its bytes are the part of the same place. */
export interface ExportedFile extends FileFacts {
  readonly of: string
}

/** The first part of a file of unsent work. */
export interface UnsentWork {
  readonly owner: string
  /** The secret of the phone's guest; only in a guest's file. */
  readonly guest?: string
  /** Proof that the account itself saved it (`proofOf`); a guest's file has none. */
  readonly proof?: string
  /** Secrets of guests that this account has claimed and the centre has not confirmed. */
  readonly claims: readonly string[]
  readonly entries: readonly ExportedEntry[]
  readonly drafts: readonly ExportedDraft[]
  /** In the order of the parts after the first. */
  readonly files: readonly ExportedFile[]
}
