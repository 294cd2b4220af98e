import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import type { PlacedOrder } from '../centre/orders.ts'
import type { Row } from '../centre/files.ts'
import type { SimulatedPage, Steps } from './steps.ts'

/** The key of the setting with the life of the centre's data that a phone follows. */
export const lifeSetting = 'centre-life'

/** A phone's mirror of a request or an order; `who` is its account or guest at the centre. */
export type Mirrored = { readonly who: string } & (
  | { readonly request: Row }
  | { readonly order: PlacedOrder }
)

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
interface Settings {
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
function emptyChanges() {
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
function apply<Item>(stored: Map<string, Item>, changes: Map<string, Item | undefined>): void {
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

/** Resolves with the result of some work, at once or at a later step. */
type Answer = <Value>(work: () => Value) => Promise<Value>

/** The same for a change, which a phone without room refuses. */
type Write = (work: () => void) => Promise<void>

interface Transaction {
  readonly page: SimulatedPage
  readonly begin: () => void
}

/** A phone's disk: one transaction at a time, which happens completely or not at all. */
export class PhoneStore {
  readonly disk: StoredRows
  /** The fault that the next transaction meets; `no room` stays until something is written. */
  fault: StoreFault | undefined
  private readonly steps: Steps
  private readonly fired: (fault: string) => void
  private readonly committed: (changes: Changes, stored: StoredRows, page: SimulatedPage) => void
  private queue: Transaction[] = []
  private open: SimulatedPage | undefined

  constructor(
    guest: string,
    steps: Steps,
    fired: (fault: string) => void,
    committed: (changes: Changes, stored: StoredRows, page: SimulatedPage) => void,
  ) {
    const values = new Map<string, unknown>([[lifeSetting, 1]])
    const { atCommit: _none, ...rows } = emptyChanges()
    this.disk = { ...rows, values, settings: { guest, claims: [], past: [] } }
    this.steps = steps
    this.fired = fired
    this.committed = committed
  }

  transact<Result>(page: SimulatedPage, work: (rows: PhoneRows) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begin = () => void this.run(page, work, resolve, reject)
      this.queue.push({ page, begin })
      this.next()
    })
  }

  kill(page: SimulatedPage): void {
    this.queue = this.queue.filter((transaction) => transaction.page !== page)
    if (this.open === page) this.close()
  }

  /** True while a page is within a transaction. */
  isOpenFor(page: SimulatedPage): boolean {
    return this.open === page
  }

  /** Begins the next transaction, if none is open. */
  next(): void {
    if (this.open) return
    const at = this.queue.findIndex(({ page }) => !this.steps.isFrozen(page))
    const [transaction] = at < 0 ? [] : this.queue.splice(at, 1)
    if (!transaction) return
    this.open = transaction.page
    this.steps.later(transaction.page, transaction.begin)
  }

  private close(): void {
    this.open = undefined
    this.next()
  }

  private async run<Result>(
    page: SimulatedPage,
    work: (rows: PhoneRows) => Promise<Result>,
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ): Promise<void> {
    const changes: Changes = emptyChanges()
    const fail = (error: unknown) => {
      this.close()
      this.steps.later(page, () => reject(error))
    }
    if (this.atFaultPoint('database closed')) return fail(new Error('database closed'))
    let result: Result
    try {
      result = await work(this.rows(page, changes))
    } catch (error) {
      return fail(error)
    }
    const { entries, drafts, files, values, cart, settings } = changes
    const wrote = entries.size + drafts.size + files.size + values.size + cart.size > 0 || settings
    if (!wrote) {
      for (const change of changes.atCommit) change()
      this.close()
      return resolve(result)
    }
    this.steps.later(page, () => {
      if (this.atFaultPoint('transaction aborted')) return fail(new Error('transaction aborted'))
      this.commit(changes, page)
      this.close()
      this.steps.later(page, () => resolve(result))
    })
  }

  /** Writes a transaction's changes to the disk. */
  private commit(changes: Changes, page: SimulatedPage): void {
    for (const change of changes.atCommit) change()
    this.committed(changes, this.disk, page)
    apply(this.disk.entries, changes.entries)
    apply(this.disk.drafts, changes.drafts)
    apply(this.disk.files, changes.files)
    apply(this.disk.submitted, changes.submitted)
    apply(this.disk.values, changes.values)
    apply(this.disk.cart, changes.cart)
    this.disk.settings = changes.settings ?? this.disk.settings
  }

  private rows(page: SimulatedPage, changes: Changes): PhoneRows {
    // Sometimes every row is an await at which the page can be killed, sometimes the transaction is quick.
    const slow = this.steps.dice.oneIn(8)
    const answer: Answer = (work) => (slow ? this.steps.ask(page, work) : Promise.resolve(work()))
    const write: Write = (work) =>
      this.atFaultPoint('no room') ? Promise.reject(new Error('no room')) : answer(work)
    return {
      ...this.entryRows(changes, answer, write),
      ...this.settingRows(changes, answer, write),
      ...this.draftRows(changes, answer),
      ...this.fileRows(changes, write),
      atCommit: (change) => void changes.atCommit.push(change),
    }
  }

  private entryRows(changes: Changes, answer: Answer, write: Write) {
    const stored = this.disk
    const ofOwner = (owner: string) =>
      [...merged(stored.entries, changes.entries)].filter((entry) => entry.owner === owner)
    return {
      get: (id: string) =>
        answer(() => (changes.entries.has(id) ? changes.entries.get(id) : stored.entries.get(id))),
      waiting: (owner: string) =>
        answer(() =>
          ofOwner(owner)
            .filter((entry): entry is WaitingEntry => entry.state === 'waiting')
            .toSorted((a, b) => a.createdAt - b.createdAt),
        ),
      waitingIds: (owner: string) =>
        answer(() => ofOwner(owner).flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))),
      unsent: (owner: string, kind: string) =>
        answer(() =>
          ofOwner(owner).flatMap((entry) =>
            entry.kind === kind && entry.state !== 'received' ? [entry] : [],
          ),
        ),
      unsettled: (owner: string) =>
        answer(() =>
          ofOwner(owner).flatMap((entry) => (entry.state === 'received' && entry.settles ? [entry] : [])),
        ),
      put: (entry: Entry) => write(() => void changes.entries.set(entry.id, entry)),
      delete: (id: string) => answer(() => void changes.entries.set(id, undefined)),
      ofOwner,
    }
  }

  private settingRows(changes: Changes, answer: Answer, write: Write) {
    const stored = this.disk
    return {
      savedBefore: (id: string) => answer(() => changes.submitted.get(id) ?? stored.submitted.get(id)),
      recordSaved: (id: string, hash: string) => write(() => void changes.submitted.set(id, hash)),
      setting: (key: string) =>
        answer(() => (changes.values.has(key) ? changes.values.get(key) : stored.values.get(key))),
      putSetting: (key: string, value: unknown) => write(() => void changes.values.set(key, value)),
      addToCarts: (operations: readonly StoredOperation[]) =>
        write(() => operations.forEach((operation) => changes.cart.set(operation.id, operation))),
      settings: () => changes.settings ?? stored.settings,
      putSettings: (settings: Settings) => void (changes.settings = settings),
    }
  }

  private draftRows(changes: Changes, answer: Answer) {
    const stored = this.disk
    return {
      mayTakeDraft: (id: string, owner: string) =>
        answer(() => {
          const draft = changes.drafts.has(id) ? changes.drafts.get(id) : stored.drafts.get(id)
          return !draft || draft.owner === owner || draft.owner === 'device'
        }),
      deleteDraft: (id: string, owner: string) =>
        answer(() => {
          const draft = changes.drafts.has(id) ? changes.drafts.get(id) : stored.drafts.get(id)
          if (draft?.owner === owner || draft?.owner === 'device') changes.drafts.set(id, undefined)
        }),
      draftsOf: (owner: string) =>
        [...merged(stored.drafts, changes.drafts)].filter((draft) => draft.owner === owner),
      putDraft: (draft: Draft) => void changes.drafts.set(draft.id, draft),
    }
  }

  private fileRows(changes: Changes, write: Write) {
    const all = () => [...merged(this.disk.files, changes.files)]
    const fileAt = (id: string) => all().find((file) => file.id === id)
    const of = (id: string) => all().filter((file) => file.of === id)
    const put = (file: PhoneFile | undefined) => void (file && changes.files.set(file.id, file))
    return {
      files: (id: string) => Promise.resolve(of(id)),
      pointFile: (id: string, to: string) => write(() => put({ ...fileAt(id)!, of: to })),
      copyFile: (id: string, to: string) =>
        write(() => put({ ...fileAt(id)!, id: `${id} of ${to}`, of: to })),
      deleteFiles: (id: string) =>
        Promise.resolve(of(id).forEach((file) => changes.files.set(file.id, undefined))),
      filesOf: (owner: string) => all().filter((file) => file.owner === owner),
      putFile: put,
      dropFile: (id: string) => void changes.files.set(id, undefined),
    }
  }

  private atFaultPoint(fault: StoreFault): boolean {
    if (this.fault !== fault) return false
    this.fault = undefined
    this.fired(fault)
    return true
  }
}
