import type { NotDone } from '#src/platform/backend/answer.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import type { Encrypted } from '#src/platform/device/encryption.ts'
import type { DrainOptions } from './policy.ts'
import type { Entry, ReceivedEntry, Receipt, ReturnedEntry, WaitingEntry } from './entry.ts'

/** The outbox's view of a file. */
export interface FileRow {
  readonly id: string
  readonly owner: string
}

/** The rows inside one transaction. */
export interface EntryRows {
  get(id: string): Promise<Entry | undefined>
  /** All entries of an owner that wait, oldest first. */
  waiting(owner: string): Promise<WaitingEntry[]>
  /** Their ids, in any order, without reading one. */
  waitingIds(owner: string): Promise<string[]>
  /** An owner's entries of a kind without a receipt. */
  unsent(owner: string, kind: string): Promise<(WaitingEntry | ReturnedEntry)[]>
  /** An owner's entries whose receipt this phone has yet to apply, oldest first. */
  unsettled(owner: string): Promise<ReceivedEntry[]>
  put(entry: Entry): Promise<void>
  delete(id: string): Promise<void>
  /** False for a draft of another account; a guest's may be one that its account has not claimed yet. */
  mayTakeDraft(id: string, owner: string): Promise<boolean>
  /** Leaves another account's alone. */
  deleteDraft(id: string, owner: string): Promise<void>
  /** The text's hash of a draft that was submitted under this id; it outlives entry and draft. */
  savedBefore(id: string): Promise<string | undefined>
  recordSaved(id: string, hash: string): Promise<void>
  /** The files of a draft or an entry, of any owner. */
  files(of: string): Promise<readonly FileRow[]>
  /** Has a file belong to another draft or entry of its owner. */
  pointFile(id: string, of: string): Promise<void>
  /** Gives another draft or entry of its owner a file of the same words and bytes. */
  copyFile(id: string, of: string): Promise<void>
  deleteFiles(of: string): Promise<void>
  setting(key: string): Promise<unknown>
  /** Deletes the setting where the value is `undefined`. */
  putSetting(key: string, value: unknown): Promise<void>
  /** Only in a transaction that spans the cart. */
  addToCarts(operations: readonly StoredOperation[]): Promise<void>
}

/** The store of entries. */
export interface OutboxStore {
  /**
   * All of the work happens or nothing of it, and it is on the disk when this resolves. Rejects where it could not be
   * (no room, transaction aborted, database closed by the browser), and then nothing has changed.
   */
  transact<Result>(work: (rows: EntryRows) => Promise<Result>): Promise<Result>
}

/** The result of one step of an entry with files. */
export type Step =
  /** The centre has its answers. */
  | { readonly receipt: Receipt }
  /** The centre has this file, by its SHA-256; nobody has looked at it yet. */
  | { readonly stored: string }
  /** The centre has looked at all files, and these are missing or wrong. */
  | { readonly missing: readonly string[] }
  /** The centre does not know the entry: start again with its answers. */
  | { readonly unknown: true }

/** The reason of a refusal: an HTTP status, and the centre's details. */
export interface Refusal {
  readonly status: number
  readonly code?: string | undefined
  readonly field?: string | undefined
  readonly retryAfterMs?: number | undefined
  /** More about the reason, encrypted under the owner's key. */
  readonly sealed?: Encrypted | undefined
}

/** Not sent: the person wants Wi-Fi only, or only a newer build knows how. */
export interface Paused {
  readonly paused: 'wifi' | 'newer-app'
}

/** The centre's result for one entry of a batch. */
export type Result =
  | { readonly receipt: Receipt }
  | { readonly refused: Refusal }
  /** One with files is a step further, and not yet at its end. */
  | { readonly advanced: Step }
  | Paused

/** The result of sending a batch: by entry id, and an id that is missing was not answered. */
export type BatchAnswer = { readonly results: ReadonlyMap<string, Result> } | NotDone

/** The world of a drain; the simulator passes its own. */
export interface OutboxWorld {
  /** Milliseconds since 1970. May jump by years. */
  now(): number
  /** 0 ≤ n < 1. */
  random(): number
  /** Names this page or worker on a lease. */
  readonly holder: string
  /**
   * Runs alone among all pages and the worker of this phone; `locked` is false where nothing keeps the others out, and
   * `isLost` turns true once another has taken over from a page that was frozen.
   */
  withLock<Outcome>(
    name: string,
    work: (locked: boolean, isLost?: () => boolean) => Promise<Outcome>,
  ): Promise<Outcome>
  readonly store: OutboxStore
  /** Owners whose work can be sent now: the signed-in person and `device`. */
  owners(): Promise<readonly string[]>
  /**
   * Decrypts the entries and sends them as their owners or guests; for an entry with files, which is alone in
   * its batch, only the next step (`nextStep`). Never rejects.
   */
  send(owner: string, batch: readonly WaitingEntry[], haste: DrainOptions): Promise<BatchAnswer>
  /**
   * Applies the owner's receipts to this phone, each once: called after receipts were stored, and at the start of a run
   * for those of a page that died in between. Rejects if the store does.
   *
   * @param ids those that may have to be applied; without it all of the owner's are looked for
   */
  settle(owner: string, ids?: readonly string[]): Promise<void>
}
