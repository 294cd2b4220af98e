import type { Entry, Receipt, WaitingEntry } from './entry.ts'

/** The rows inside one transaction. */
export interface EntryRows {
  get(id: string): Promise<Entry | undefined>
  /** All entries of an owner that wait, oldest first. */
  waiting(owner: string): Promise<WaitingEntry[]>
  put(entry: Entry): Promise<void>
  delete(id: string): Promise<void>
  deleteDraft(id: string): Promise<void>
  /** The ids of the files that an owner's draft or entry has. */
  files(owner: string, of: string): Promise<readonly string[]>
  /** Has a file belong to another draft or entry of its owner. */
  pointFile(id: string, of: string): Promise<void>
  /** Gives another draft or entry of its owner a file of the same words and bytes. */
  copyFile(id: string, of: string): Promise<void>
  deleteFiles(owner: string, of: string): Promise<void>
}

/** Where entries are kept. */
export interface OutboxStore {
  /**
   * All of the work happens or nothing of it, and it is on the disk when this resolves. Rejects where it could not be
   * (no room, transaction aborted, database closed by the browser), and then nothing has changed.
   */
  transact<Result>(work: (rows: EntryRows) => Promise<Result>): Promise<Result>
}

/** What the centre said to one entry of a batch. */
export type Result =
  | { readonly receipt: Receipt }
  | {
      readonly refused: {
        readonly status: number
        readonly code: string
        readonly field?: string
        readonly retryAfterMs?: number
      }
    }

/** What sending a batch came to. Anything that is not the centre's own answer in its own shape is `silent`. */
export type BatchAnswer =
  /** By entry id; an id that is missing was not answered. */
  | { readonly results: ReadonlyMap<string, Result> }
  /** The whole call was refused, by HTTP status: 401, 429, 5xx … */
  | { readonly status: number; readonly retryAfterMs?: number }
  /** No network, a line that broke, a captive portal's page. */
  | { readonly silent: true }

/** Everything that draining needs of the world; the simulator passes a world of its own. */
export interface OutboxWorld {
  /** Milliseconds since 1970. May jump by years. */
  now(): number
  /** 0 ≤ n < 1. */
  random(): number
  /** Names this page or worker on a lease. */
  readonly holder: string
  /** Runs alone among all pages and the worker of this phone. */
  alone<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome>
  readonly store: OutboxStore
  /** Whose work can be sent now: the person signed in and `device`. */
  owners(): Promise<readonly string[]>
  /** Opens the entries with their owner's key and sends them, as whoever they go out as. Never rejects. */
  send(owner: string, batch: readonly WaitingEntry[]): Promise<BatchAnswer>
}
