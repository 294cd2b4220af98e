import { notSaved, saved, type Result, type SaveResult } from '#src/base/outcome.ts'
import { isLeased } from './policy.ts'
import type { Entry, WaitingEntry } from './entry.ts'
import { lostCode } from './codes.ts'
import type { EntryRows, OutboxStore } from './world.ts'

/** The rows that a submission replaces. */
export interface Replacing {
  /** The draft in which its words were written. */
  readonly draft?: string | undefined
  /** The returned entry that it corrects. */
  readonly replaces?: string | undefined
  /** The ids of the draft's files when the words were made: the very files that they name. */
  readonly files?: readonly string[] | undefined
}

/**
 * `over`: this draft was submitted with other words already (by another tab, and perhaps withdrawn or received since).
 * `taken`: another account has this id, or these are other words of it without a draft.
 * `changed`: the draft is another account's by now, has other files than the words name, or they are not yet the owner's.
 * Nothing was changed then.
 */
export type Submitted = 'saved' | 'over' | 'taken' | 'changed'

/**
 * Saves a submission in one transaction: stores the entry with its draft's files, deletes the draft and the
 * corrected entry. Resolves once it is on disk; rejects without any change. The same entry again (a double tap)
 * is stored once.
 */
export function saveEntry(
  store: OutboxStore,
  entry: WaitingEntry,
  replacing: Replacing = {},
): Promise<Submitted> {
  return store.transact((rows) => putEntry(rows, entry, replacing))
}

/** The same within the caller's transaction. */
export async function putEntry(
  rows: EntryRows,
  entry: WaitingEntry,
  replacing: Replacing = {},
): Promise<Submitted> {
  const existing = await rows.get(entry.id)
  const before = replacing.draft === undefined ? undefined : await rows.savedBefore(entry.id)
  const other = otherWords(entry, existing, before)
  if (other) return other === 'words' && replacing.draft === entry.id ? 'over' : 'taken'
  if (!existing) {
    if (!(await takesDraft(rows, entry, replacing))) return 'changed'
    await rows.put(await lastInLane(rows, before === undefined ? entry : { ...entry, again: true }))
  }
  await dropPlace(rows, entry, replacing)
  return 'saved'
}

/**
 * Returns whose or which words have an entry's id already.
 *
 * @param before the hash that was submitted under it: a tab may show a draft that was submitted long ago, and whose entry
 *   has been withdrawn or received since
 */
function otherWords(
  { hash, owner }: WaitingEntry,
  existing: Entry | undefined,
  before: string | undefined,
): 'account' | 'words' | undefined {
  if (existing && existing.owner !== owner) return 'account'
  return [existing?.hash, before].every((known) => known === undefined || known === hash)
    ? undefined
    : 'words'
}

/** Deletes the replaced rows. Only the hash submitted under its id stays. */
async function dropPlace(rows: EntryRows, { id, owner, hash }: Entry, replacing: Replacing): Promise<void> {
  if (replacing.replaces !== undefined) await deleteCorrected(rows, replacing.replaces, owner)
  if (replacing.draft === undefined) return
  await rows.recordSaved(id, hash)
  await rows.deleteDraft(replacing.draft, owner)
}

/**
 * Has the draft's files belong to the entry. False where the draft is another account's, does not have the very files that
 * the words name, or they are not yet the owner's.
 */
async function takesDraft(rows: EntryRows, entry: WaitingEntry, replacing: Replacing): Promise<boolean> {
  const { draft, files } = replacing
  if (draft === undefined) return true
  if (!(await rows.mayTakeDraft(draft, entry.owner))) return false
  if (files === undefined) return true
  const existing = await rows.files(draft)
  const named = existing.every(({ id, owner }) => owner === entry.owner && files.includes(id))
  if (!named || existing.length !== files.length) return false
  if (draft === entry.id) return true
  for (const { id } of existing) await rows.pointFile(id, entry.id)
  return true
}

/**
 * Copies an entry's files to the draft that corrects it; the entry keeps its own until then.
 *
 * @param lost the ids of files that cannot be read any more: a copy would stand for a photo that is none
 */
export async function copyFilesToDraft(
  rows: EntryRows,
  entry: string,
  draft: string,
  lost: readonly string[] = [],
): Promise<void> {
  for (const { id } of await rows.files(entry)) if (!lost.includes(id)) await rows.copyFile(id, draft)
}

/** True while an entry is with its owner again: a second tap does not replace the first one's replacement. */
export async function isReturned(rows: Pick<EntryRows, 'get'>, id: string, owner: string): Promise<boolean> {
  const entry = await rows.get(id)
  return entry?.state === 'returned' && entry.owner === owner
}

/** Keeps the order within a queue even if the clock was set back. */
async function lastInLane(rows: EntryRows, entry: WaitingEntry): Promise<WaitingEntry> {
  // The first entry of a lane is alone in it: an outbox of 2,000 need not be read for that.
  if (entry.lane === entry.id) return entry
  const sameLane = (await rows.waiting(entry.owner)).filter(({ lane }) => lane === entry.lane)
  const newest = Math.max(...sameLane.map((other) => other.createdAt + 1))
  return newest > entry.createdAt ? { ...entry, createdAt: newest } : entry
}

async function deleteCorrected(rows: EntryRows, id: string, owner: string): Promise<void> {
  if (!(await isReturned(rows, id, owner))) return
  await rows.delete(id)
  await rows.deleteFiles(id)
}

/**
 * The result of withdrawing an entry. `withdrawn`: deleted, and the centre never had it. `perhaps sent`: nothing
 * was changed, because the centre may have it; ask the person, then call again with `evenIfSent`. `withdrawn,
 * perhaps sent`: deleted here; if the centre has it, it appears among the requests. `sending`, `received`: too
 * late. `unknown`: this owner has no such entry.
 */
export type Withdrawal =
  | 'withdrawn'
  | 'perhaps sent'
  | 'withdrawn, perhaps sent'
  | 'sending'
  | 'received'
  | 'unknown'

/** The result of a withdrawal on this phone: `saved` where the entry is deleted here, `withdrawal` where it could be tried. */
export type WithdrawResult = SaveResult & { readonly withdrawal?: Withdrawal }

/** Returns the result of a withdrawal. */
export function withdrawResult(outcome: Result<Withdrawal>): WithdrawResult {
  if (!outcome.saved) return outcome
  const { value: withdrawal } = outcome
  return { ...(withdrawal.startsWith('withdrawn') ? saved : notSaved('refused')), withdrawal }
}

interface WithdrawalRequest {
  readonly id: string
  readonly owner: string
  readonly evenIfSent?: boolean
  /** Withdraws it while it is being sent too: perhaps sent. */
  readonly evenWhileSent?: boolean
}

/** Withdraws an entry for its owner and reports whether it may have been sent. Rejects if the store does. */
export function withdrawEntry(
  store: OutboxStore,
  now: () => number,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  return store.transact((rows) => deleteWithdrawn(rows, now(), request))
}

/** The same within the caller's transaction. */
export async function deleteWithdrawn(
  rows: EntryRows,
  now: number,
  request: WithdrawalRequest,
): Promise<Withdrawal> {
  const entry = await rows.get(request.id)
  if (!entry || entry.owner !== request.owner) return 'unknown'
  if (entry.state === 'received') return 'received'
  const isSending = entry.state === 'waiting' && isLeased(entry, now)
  if (isSending && request.evenWhileSent !== true) return 'sending'
  const perhapsSent = mayHaveArrived(entry)
  if (perhapsSent && request.evenIfSent !== true) return 'perhaps sent'
  await rows.delete(entry.id)
  await rows.deleteFiles(entry.id)
  return perhapsSent ? 'withdrawn, perhaps sent' : 'withdrawn'
}

/**
 * True if the centre may have this entry: an answer was lost, or the page died while sending. An entry that was
 * returned at its first attempt did not arrive.
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

/**
 * Deletes entries that the mirror of the centre's list shows, if they have a receipt that was applied. Where the list names
 * them (`named`), also those that were returned because the centre had lost them: another phone has sent them again.
 */
export function forgetShown(store: OutboxStore, shown: readonly string[], named = false): Promise<void> {
  return store.transact(async (rows) => {
    for (const id of shown) {
      const entry = await rows.get(id)
      const isFoundAgain = named && entry?.state === 'returned' && entry.returned.code === lostCode
      if (isFoundAgain || (entry?.state === 'received' && !entry.settles)) await rows.delete(id)
    }
  })
}
