import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import type { StoredOperation } from '#src/device/account-rows.ts'
import { lifeSetting } from './mirrored.ts'
import {
  apply,
  emptyChanges,
  merged,
  type Changes,
  type Draft,
  type PhoneFile,
  type PhoneRows,
  type Settings,
  type StoreFault,
  type StoredRows,
} from './phone-rows.ts'
import type { SimulatedPage, Steps } from './steps.ts'

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

  private next(): void {
    if (this.open) return
    const transaction = this.queue.shift()
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
