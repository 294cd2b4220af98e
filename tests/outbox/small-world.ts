import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { BatchAnswer, EntryRows, OutboxStore, OutboxWorld, Result } from '#src/platform/outbox/world.ts'
import { noon, receiptFor } from './entries.ts'

/** A store that keeps entries in memory; a transaction that rejects changes nothing. */
export class SmallStore implements OutboxStore {
  entries = new Map<string, Entry>()
  /** Owners by id. */
  drafts = new Map<string, string>()
  submitted = new Map<string, string>()
  settings = new Map<string, unknown>()
  files = new Map<string, SmallFile>()
  /** The error to throw instead of saving, as a browser would. */
  refuses: (() => void) | undefined

  constructor(...entries: Entry[]) {
    for (const entry of entries) this.entries.set(entry.id, entry)
  }

  async transact<Answer>(work: (rows: EntryRows) => Promise<Answer>): Promise<Answer> {
    const entries = new Map(this.entries)
    const drafts = new Map(this.drafts)
    const submitted = new Map(this.submitted)
    const settings = new Map(this.settings)
    const files = new Map(this.files)
    const answer = await work({
      get: (id) => Promise.resolve(entries.get(id)),
      waiting: (owner) => Promise.resolve([...entries.values()].filter((entry) => waits(entry, owner))),
      waitingIds: (owner) =>
        Promise.resolve([...entries.values()].flatMap((entry) => (waits(entry, owner) ? [entry.id] : []))),
      put: (entry) => Promise.resolve(void entries.set(entry.id, entry)),
      delete: (id) => Promise.resolve(void entries.delete(id)),
      mayTakeDraft: (id, owner) => Promise.resolve([undefined, owner].includes(drafts.get(id))),
      deleteDraft: (id, owner) => Promise.resolve(void (drafts.get(id) === owner && drafts.delete(id))),
      savedBefore: (id) => Promise.resolve(submitted.get(id)),
      recordSaved: (id, hash) => Promise.resolve(void submitted.set(id, hash)),
      unsent: (owner, kind) =>
        Promise.resolve(
          [...entries.values()].flatMap((entry) =>
            entry.owner === owner && entry.kind === kind && entry.state !== 'received' ? [entry] : [],
          ),
        ),
      unsettled: (owner) =>
        Promise.resolve(
          [...entries.values()].flatMap((entry) =>
            entry.owner === owner && entry.state === 'received' && entry.settles ? [entry] : [],
          ),
        ),
      setting: (key) => Promise.resolve(settings.get(key)),
      putSetting: (key, value) => Promise.resolve(void settings.set(key, value)),
      addToCarts: () => Promise.resolve(),
      ...rowsOf(files),
    })
    this.refuses?.()
    this.entries = entries
    this.drafts = drafts
    this.submitted = submitted
    this.settings = settings
    this.files = files
    return answer
  }

  state(id: string): Entry['state'] | undefined {
    return this.entries.get(id)?.state
  }
}

interface SmallFile {
  readonly owner: string
  readonly of: string
}

function rowsOf(files: Map<string, SmallFile>) {
  const of = (id: string) => [...files].filter(([, file]) => file.of === id)
  return {
    files: (id: string) => Promise.resolve(of(id).map(([file, { owner }]) => ({ id: file, owner }))),
    pointFile: (id: string, to: string) => Promise.resolve(void files.set(id, { ...files.get(id)!, of: to })),
    copyFile: (id: string, to: string) =>
      Promise.resolve(void files.set(`${id} again`, { ...files.get(id)!, of: to })),
    deleteFiles: (id: string) => Promise.resolve(of(id).forEach(([file]) => files.delete(file))),
  }
}

function waits(entry: Entry, owner: string): entry is WaitingEntry {
  return entry.state === 'waiting' && entry.owner === owner
}

/** A world whose centre answers as the test says, and that records senders and entries. */
export function worldOf(
  store: OutboxStore,
  send: (batch: readonly WaitingEntry[], owner: string) => BatchAnswer | Promise<BatchAnswer> = receiptsFor,
): OutboxWorld & { readonly sent: string[]; time: number; signedIn: string[]; locked: boolean } {
  const sent: string[] = []
  const world = {
    sent,
    time: noon,
    signedIn: ['device'],
    now: () => world.time,
    random: () => 0.5,
    holder: 'page',
    locked: false,
    withLock: <Outcome>(_name: string, work: (locked: boolean) => Promise<Outcome>) => work(world.locked),
    store,
    owners: () => Promise.resolve(world.signedIn),
    send: async (owner: string, batch: readonly WaitingEntry[]) => {
      sent.push(`${owner}: ${batch.map(({ id }) => id).join(' ')}`)
      return send(batch, owner)
    },
    settle: () => Promise.resolve(),
  }
  return world
}

/** A centre that takes everything. */
export function receiptsFor(batch: readonly WaitingEntry[]): BatchAnswer {
  return {
    results: new Map(batch.map((entry): [string, Result] => [entry.id, { receipt: receiptFor(entry) }])),
  }
}
