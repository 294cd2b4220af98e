import { isLeased } from './due.ts'
import type { Entry, WaitingEntry } from './entry.ts'
import type { EntryRows, OutboxStore } from './world.ts'

/** What a submission replaces. */
export interface Replacing {
  /** The draft in which its words were written. */
  readonly draft?: string | undefined
  /** The returned entry that it mends. */
  readonly replaces?: string | undefined
  /** The ids of the draft's files when the words were made: the very files that they name. */
  readonly files?: readonly string[] | undefined
}

/**
 * `taken`: other words were submitted under this id already (by another tab, and perhaps withdrawn or received since).
 * `changed`: the draft has other files now than the words name, or they are not yet the owner's. Nothing was changed then.
 */
export type Submitted = 'kept' | 'taken' | 'changed'

/**
 * Saves a submission: the entry is put, it has the files of its draft, the draft and the entry that it mends are
 * gone, all in one transaction, and this resolves when that is on the disk. Rejects where it could not be kept; then
 * nothing has changed. The same entry again (a double tap) is kept once.
 */
export function saveEntry(
  store: OutboxStore,
  entry: WaitingEntry,
  replacing: Replacing = {},
): Promise<Submitted> {
  return store.transact(async (rows) => {
    const existing = await rows.get(entry.id)
    if (existing && (existing.hash !== entry.hash || existing.owner !== entry.owner)) return 'taken'
    // A tab may show a draft that was submitted long ago, and whose entry has been withdrawn or received since.
    const before = replacing.draft === undefined ? undefined : await rows.savedBefore(entry.id)
    if (before !== undefined && before !== entry.hash) return 'taken'
    if (!existing) {
      if (!(await takesFiles(rows, entry, replacing))) return 'changed'
      await rows.put(await lastInLane(rows, before === undefined ? entry : { ...entry, again: true }))
    }
    await dropPlace(rows, entry, replacing)
    return 'kept'
  })
}

/** Deletes what the entry replaces. Only the hash submitted under its id stays. */
async function dropPlace(rows: EntryRows, { id, owner, hash }: Entry, replacing: Replacing): Promise<void> {
  if (replacing.replaces !== undefined) await deleteCorrected(rows, replacing.replaces, owner)
  if (replacing.draft === undefined) return
  await rows.recordSaved(id, hash)
  await rows.deleteDraft(replacing.draft, owner)
}

/** False where the draft does not have the very files that the words name, or they are not yet the owner's. */
async function takesFiles(rows: EntryRows, entry: WaitingEntry, replacing: Replacing): Promise<boolean> {
  const { draft, files } = replacing
  if (draft === undefined || files === undefined) return true
  const existing = await rows.files(draft)
  const named = existing.every(({ id, owner }) => owner === entry.owner && files.includes(id))
  if (!named || existing.length !== files.length) return false
  if (draft === entry.id) return true
  // What another tab has submitted of this draft needs its files itself.
  const takenBefore = (await rows.get(draft)) !== undefined
  for (const { id } of existing)
    await (takenBefore ? rows.copyFile(id, entry.id) : rows.pointFile(id, entry.id))
  return true
}

/** Gives the draft that mends an entry the entry's files; the entry keeps its own until it is mended. */
export async function copyFilesToDraft(rows: EntryRows, entry: string, draft: string): Promise<void> {
  for (const { id } of await rows.files(entry)) await rows.copyFile(id, draft)
}

/** Keeps the order within a lane even if the clock was set back. */
async function lastInLane(rows: EntryRows, entry: WaitingEntry): Promise<WaitingEntry> {
  // Whoever begins a lane is alone in it: an outbox of 2,000 need not be read to find nobody.
  if (entry.lane === entry.id) return entry
  const sameLane = (await rows.waiting(entry.owner)).filter(({ lane }) => lane === entry.lane)
  const newest = Math.max(...sameLane.map((other) => other.createdAt + 1))
  return newest > entry.createdAt ? { ...entry, createdAt: newest } : entry
}

async function deleteCorrected(rows: EntryRows, id: string, owner: string): Promise<void> {
  const corrected = await rows.get(id)
  if (corrected?.state !== 'returned' || corrected.owner !== owner) return
  await rows.delete(id)
  await rows.deleteFiles(id)
}

/**
 * The outcome of a wish to withdraw an entry.
 * - `withdrawn`: it is gone, and the centre never had it.
 * - `perhaps sent`: it was sent at least once without a clear answer, so the centre may have it. Nothing was changed;
 * ask the person, and call again with `evenIfSent`.
 * - `withdrawn, perhaps sent`: it is gone from this phone. If the centre has it, it shows among the requests.
 * - `sending`, `received`: too late. `unknown`: no such entry of this owner.
 */
export type Withdrawal =
  | 'withdrawn'
  | 'perhaps sent'
  | 'withdrawn, perhaps sent'
  | 'sending'
  | 'received'
  | 'unknown'

/** Withdraws an entry for its owner and reports whether it may have been sent. Rejects if the store does. */
export function withdrawEntry(
  store: OutboxStore,
  now: () => number,
  request: { readonly id: string; readonly owner: string; readonly evenIfSent?: boolean },
): Promise<Withdrawal> {
  return store.transact(async (rows) => {
    const entry = await rows.get(request.id)
    if (!entry || entry.owner !== request.owner) return 'unknown'
    if (entry.state === 'received') return 'received'
    if (entry.state === 'waiting' && isLeased(entry, now())) return 'sending'
    const perhapsSent = mayHaveArrived(entry)
    if (perhapsSent && request.evenIfSent !== true) return 'perhaps sent'
    await rows.delete(entry.id)
    await rows.deleteFiles(entry.id)
    return perhapsSent ? 'withdrawn, perhaps sent' : 'withdrawn'
  })
}

/**
 * Whether the centre may have this entry: it was sent before and the answer was lost, or the page died over it. An entry
 * that came back at its first attempt did not arrive.
 */
export function mayHaveArrived(entry: Entry): boolean {
  return (
    entry.state === 'received' ||
    entry.attempts > 0 ||
    entry.again === true ||
    entry.files?.receipt !== undefined ||
    (entry.state === 'waiting' && entry.lease !== undefined)
  )
}

/** Forgets entries that the mirror of the centre's own list now shows, and only those for which a receipt is kept. */
export function forgetShown(store: OutboxStore, shown: readonly string[]): Promise<void> {
  return store.transact(async (rows) => {
    for (const id of shown) if ((await rows.get(id))?.state === 'received') await rows.delete(id)
  })
}
