import { Dexie, liveQuery, type DexieOptions, type EntityTable, type Table } from 'dexie'
import { rotateIdbLog } from './rotate-idb-log.ts'
import './no-storage.ts'
import type { Setting, StoredOperation, StoredOrder } from './account-rows.ts'
import { makeRoom } from './database.ts'
import type { Encrypted } from './encryption.ts'
import { withReconnect } from './with-reconnect.ts'

export type { Setting } from './account-rows.ts'
export type { Table }

/** A submission on its way to the centre; its full shape is core's own (platform/outbox/entry.ts). */
export interface StoredEntry {
  id: string
  owner: string
  state: string
  lane: string
  settles?: true
  takes?: readonly string[]
  returned?: { readonly code: string }
  sealed: Encrypted
  [more: string]: unknown
}

/** A form that is being filled in. */
export interface StoredDraft {
  id: string
  owner: string
  form: string
  /** The form's version at the time of these answers. */
  version: number
  /** Milliseconds since 1970 by the phone's clock. */
  updatedAt: number
  /** The returned entry that this draft corrects. */
  replaces?: string
  sealed: Encrypted
}

/** A request from the last sync. */
export interface StoredRequest {
  id: string
  owner: string
  version: number
  sealed: Encrypted
}

/** A khata from the last sync, or a line of the list of khatas; features/khata/stored-khata.ts defines its shape. */
export interface StoredKhata {
  /** The owner, then `own`, `of/<customer>` or `list/<customer>`. */
  id: string
  owner: string
  version: number
  /** When the centre last confirmed it, in milliseconds since 1970. */
  asOf: number
  sealed: Encrypted
}

/** A file of a draft or a submission. Its bytes lie apart, so that a list of files need not read them. */
export interface StoredFile {
  id: string
  owner: string
  /** The draft or the entry that it belongs to, which have the same id; empty while it belongs to none. */
  of: string
  /** Milliseconds since 1970 by the phone's clock. */
  updatedAt: number
  /** Its encrypted metadata with the key of its bytes; platform/files/encrypted-file.ts defines the shape. */
  sealed: Encrypted
}

/** The bytes of the file with the same id, encrypted under a key of their own, which moves with the file. */
export interface StoredBytes {
  id: string
  bytes: Encrypted
}

/** The key that an owner's words are encrypted under. It can be used here; no script can read it. */
export interface StoredKey {
  owner: string
  key: CryptoKey
}

/** Also of the first paint, which makes the database on a first visit (src/app/first-paint.ts). */
export const outboxVersion = 1

/**
 * All work of people on this phone, and its user: one transaction can span the person, their key and their rows. Its
 * upgrades only add (tests/device/next-version.test.ts). Writes resolve once they are on disk. No cache: a list must not
 * show data that a transaction may still undo.
 */
export class OutboxDatabase extends Dexie {
  declare entries: EntityTable<StoredEntry, 'id'>
  declare drafts: EntityTable<StoredDraft, 'id'>
  declare requests: EntityTable<StoredRequest, 'id'>
  declare khatas: EntityTable<StoredKhata, 'id'>
  declare files: EntityTable<StoredFile, 'id'>
  declare fileBytes: EntityTable<StoredBytes, 'id'>
  declare keys: EntityTable<StoredKey, 'owner'>
  declare settings: EntityTable<Setting, 'key'>
  declare cartOperations: EntityTable<StoredOperation, 'id'>
  declare orders: EntityTable<StoredOrder, 'id'>

  constructor(name = 'khet-seva-outbox', options: DexieOptions = {}) {
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...options })
    this.version(outboxVersion).stores({
      entries: 'id, owner, state, [owner+state], lane',
      drafts: 'id, owner, form',
      requests: 'id, owner',
      khatas: 'id, owner',
      files: 'id, owner, of, [owner+of]',
      fileBytes: 'id',
      keys: 'owner',
      settings: 'key',
      cartOperations: 'id, cart',
      orders: 'id, account',
    })
  }
}

/** The outbox of this browser, opened on first use. */
export const outbox = new OutboxDatabase()
outbox.on('ready', rotateIdbLog)

/** The tables whose rows are encrypted under their owner's key. */
export const encryptedTables = [
  outbox.entries,
  outbox.drafts,
  outbox.requests,
  outbox.khatas,
  outbox.files,
] as readonly unknown[] as readonly Table<{ id: string; owner: string; sealed: Encrypted }, string>[]

/** Runs work on the outbox as `withReconnect` says. */
export const withOutbox = withReconnect(outbox, makeRoom)

/** Runs work on the outbox in one transaction that writes, as `withReconnect` says. */
export function transactOutbox<Result>(tables: readonly Table[], work: () => Promise<Result>) {
  return withOutbox(() => outbox.transaction('rw', [...tables], work))
}

/** Emits the result of the work now and after every change of the rows that it read, in any tab. */
export function watchOutbox<Result>(work: () => Promise<Result>) {
  return liveQuery(async () => withOutbox(work))
}
