import { fileRows } from './file-rows.ts'
import { submittedSetting } from './setting-keys.ts'
import { guestOwner, isDeparted } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, type StoredEntry, type Table } from '#src/platform/device/outbox-database.ts'
import type { Entry, ReceivedEntry, ReturnedEntry, WaitingEntry } from './entry.ts'
import type { EntryRows, OutboxStore } from './world.ts'

/** Thrown if the owner left during a transaction; nothing was written. */
export class Changed extends Error {
  override name = 'Changed'
}

/** The tables of an outbox transaction; an outer transaction must include them. */
export const outboxTables = [outbox.entries, outbox.drafts, outbox.files, outbox.fileBytes, outbox.settings]

/**
 * The outbox in the phone's database. A transaction resolves once it is on disk.
 *
 * @param holds checked at the beginning of every transaction; if `false`, nothing is written (`Changed`)
 * @param tables the tables of every transaction, if more than the outbox's own
 */
export function storedOutbox(
  holds?: () => Promise<boolean>,
  tables: readonly Table[] = outboxTables,
): OutboxStore {
  return {
    transact: (work) =>
      withOutbox(() =>
        outbox.transaction('rw', tables, async () => {
          if (holds && !(await holds())) throw new Changed()
          return work(rows)
        }),
      ),
  }
}

const rows: EntryRows = {
  get: async (id) => entryOf(await outbox.entries.get(id)),
  waiting: async (owner) =>
    // Ids begin with the time they were made, so that the rows come oldest first.
    (await outbox.entries.where('[owner+state]').equals([owner, 'waiting']).toArray()).map(
      (row) => entryOf(row) as WaitingEntry,
    ),
  waitingIds: (owner) => waitingIds(owner),
  unsent: (owner, kind) => unsentOfKind(owner, kind),
  unsettled: (owner) => unsettledOf(owner),
  // Of a borrower nothing stays, not even until the end of the run.
  put: async (entry) =>
    isDeparted(entry.owner) && entry.state === 'received'
      ? outbox.entries.delete(entry.id)
      : void (await outbox.entries.put(rowOf(entry))),
  delete: (id) => outbox.entries.delete(id),
  mayTakeDraft,
  deleteDraft: async (id, owner) => {
    if (await mayTakeDraft(id, owner)) await outbox.drafts.delete(id)
  },
  savedBefore: async (id) => (await setting(submittedSetting(id))) as string | undefined,
  recordSaved: (id, hash) => putSetting(submittedSetting(id), hash),
  setting,
  putSetting,
  addToCarts: async (operations) => void (await outbox.cartOperations.bulkAdd([...operations])),
  ...fileRows,
}

async function mayTakeDraft(id: string, owner: string): Promise<boolean> {
  const ownerOfDraft = (await outbox.drafts.get(id))?.owner
  return ownerOfDraft === undefined || ownerOfDraft === owner || ownerOfDraft === guestOwner
}

async function setting(key: string): Promise<unknown> {
  return (await outbox.settings.get(key))?.value
}

async function putSetting(key: string, value: unknown): Promise<void> {
  await (value === undefined ? outbox.settings.delete(key) : outbox.settings.put({ key, value }))
}

/** An owner's entries, oldest first. */
export async function entriesOf(owner: string): Promise<Entry[]> {
  return (await outbox.entries.where('owner').equals(owner).toArray()).map((row) => entryOf(row)!)
}

/** An owner's entries of a lane, oldest first. */
export async function entriesOfLane(owner: string, lane: string): Promise<Entry[]> {
  const found = await outbox.entries.where('lane').equals(lane).toArray()
  return found.filter((row) => row.owner === owner).map((row) => entryOf(row)!)
}

/** An owner's unsent entries of a kind, oldest first. */
export async function unsentOfKind(owner: string, kind: string): Promise<(WaitingEntry | ReturnedEntry)[]> {
  const found = await outbox.entries.where('owner').equals(owner).toArray()
  return found.flatMap((row) => {
    const entry = entryOf(row)!
    return entry.kind === kind && entry.state !== 'received' ? [entry] : []
  })
}

/** The ids of an owner's entries of a kind that the centre has. */
export async function receivedOfKind(owner: string, kind: string): Promise<string[]> {
  const received = outbox.entries.where('[owner+state]').equals([owner, 'received'])
  return (await received.filter((row) => row.kind === kind).toArray()).map(({ id }) => id)
}

/** The latest of an owner's entries in a state, and how many there are besides: of thousands only these are read. */
export async function latestEntries(
  owner: string,
  state: Entry['state'],
  atMost: number,
): Promise<{ entries: Entry[]; left: number }> {
  const ids = await idsOf(owner, state)
  // Ids begin with the time they were made.
  const latest = ids.slice(Math.max(ids.length - atMost, 0))
  const found = await outbox.entries.bulkGet(latest)
  return { entries: found.flatMap((row) => entryOf(row) ?? []), left: ids.length - latest.length }
}

/** An owner's received entries whose receipt this phone has yet to apply, oldest first. */
export async function unsettledOf(owner: string): Promise<ReceivedEntry[]> {
  const received = outbox.entries.where('[owner+state]').equals([owner, 'received'])
  return (await received.filter(({ settles }) => settles === true).toArray()).map(
    (row) => entryOf(row) as ReceivedEntry,
  )
}

/** The ids of an owner's waiting entries. */
export function waitingIds(owner: string): Promise<string[]> {
  return idsOf(owner, 'waiting')
}

/** Returns the number of an owner's entries without a receipt, without decrypting any. */
export async function unsentOf(owner: string): Promise<number> {
  const counts = (['waiting', 'returned'] as const).map((state) => countOf(owner, state))
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** How many of an owner's entries are in a state. */
export async function countOf(owner: string, state: Entry['state']): Promise<number> {
  return outbox.entries.where('[owner+state]').equals([owner, state]).count()
}

// Asked for an owner at a time: for several the database would be walked through entry by entry.
function idsOf(owner: string, state: Entry['state']): Promise<string[]> {
  return outbox.entries.where('[owner+state]').equals([owner, state]).primaryKeys()
}

/** One entry, if it is this owner's. */
export async function entryFor(owner: string, id: string): Promise<Entry | undefined> {
  const entry = entryOf(await outbox.entries.get(id))
  return entry?.owner === owner ? entry : undefined
}

function entryOf(row: StoredEntry | undefined): Entry | undefined {
  return row as unknown as Entry | undefined
}

function rowOf(entry: Entry): StoredEntry {
  return entry as unknown as StoredEntry
}
