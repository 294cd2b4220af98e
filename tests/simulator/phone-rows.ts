import type { Entry } from '#src/core/outbox/entry.ts'
import type { EntryRows } from '#src/core/outbox/world.ts'
import type { StoredOperation } from '#src/device/account-rows.ts'

/** The people who have an account. */
export const accounts = ['asha', 'bal'] as const

/** A form that is being filled in. */
export interface Draft {
  readonly id: string
  readonly owner: string
  readonly words: string
  readonly replaces?: string
}

/** A file of a draft or an entry. */
export interface PhoneFile {
  readonly id: string
  readonly owner: string
  readonly of: string
  /** Stands for the bytes and their hash. */
  readonly sha256: string
}

/** Marks a guest that became an account. */
interface Claim {
  readonly guest: string
  readonly account: string
}

/** A phone's data besides entries and drafts. */
export interface Settings {
  /** The secret of the guest who uses the phone now. */
  readonly guest: string
  readonly claims: readonly Claim[]
  /** Claims of all guests of this phone, also those that the centre knows of. */
  readonly past: readonly Claim[]
}

/** All that is on the disk of a phone. */
export interface StoredRows {
  readonly entries: Map<string, Entry>
  readonly drafts: Map<string, Draft>
  readonly files: Map<string, PhoneFile>
  /** The hash of a draft's saved text, by entry id. */
  readonly submitted: Map<string, string>
  /** The phone's settings by key. */
  readonly values: Map<string, unknown>
  readonly cart: Map<string, StoredOperation>
  settings: Settings
}

/** Inputs of the simulator's people besides the core's. */
export interface PhoneRows extends EntryRows {
  ofOwner(owner: string): Entry[]
  draftsOf(owner: string): Draft[]
  putDraft(draft: Draft): void
  filesOf(owner: string): PhoneFile[]
  putFile(file: PhoneFile): void
  dropFile(id: string): void
  settings(): Settings
  putSettings(settings: Settings): void
  /** Changes the mirror with the rows, in the same moment. */
  atCommit(change: () => void): void
}

/** Faults of one transaction. */
export type StoreFault = 'transaction aborted' | 'no room' | 'database closed'

/** Changes of one transaction; `undefined` is a deletion. */
export interface Changes {
  readonly entries: Map<string, Entry | undefined>
  readonly drafts: Map<string, Draft | undefined>
  readonly files: Map<string, PhoneFile | undefined>
  readonly submitted: Map<string, string | undefined>
  readonly values: Map<string, unknown>
  readonly cart: Map<string, StoredOperation | undefined>
  settings?: Settings
  readonly atCommit: (() => void)[]
}

/** Changes of a transaction that has just begun. */
export function emptyChanges() {
  return {
    entries: new Map<string, never>(),
    drafts: new Map<string, never>(),
    files: new Map<string, never>(),
    submitted: new Map<string, never>(),
    values: new Map<string, never>(),
    cart: new Map<string, never>(),
    atCommit: [] as (() => void)[],
  }
}

/** Stores changes. */
export function apply<Item>(stored: Map<string, Item>, changes: Map<string, Item | undefined>): void {
  for (const [id, item] of changes) {
    if (item === undefined) stored.delete(id)
    else stored.set(id, item)
  }
}

/** A transaction's view: the stored rows with its own changes. */
export function* merged<Item>(
  stored: Map<string, Item>,
  changes: Map<string, Item | undefined>,
): Iterable<Item> {
  for (const [id, item] of stored) if (!changes.has(id)) yield item
  for (const item of changes.values()) if (item !== undefined) yield item
}
