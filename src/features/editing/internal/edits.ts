import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { ShopEdit } from './editing-api.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import type { Entry, Wait, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf, type Opened } from '#src/platform/outbox/queue.ts'
import {
  putEntry,
  withdrawEntry,
  withdrawResult,
  type WithdrawResult,
} from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { device } from '#src/platform/device/database.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { answerOf, resultOf } from '#src/platform/device/storage-result.ts'

/** The kind of entries that change the shop. */
export const editKind = 'edit'

/** The thing that an edit changes. */
export interface EditPlace {
  readonly kind: ShopEdit['kind']
  readonly path: string
  /** Of a text, a picture or a recording, which; empty otherwise. */
  readonly part: string
}

/** The frozen content of an edit. */
export interface EditContent extends EditPlace {
  /** Its name in the list of unsent edits. */
  readonly label: string
  readonly changes: Readonly<Record<string, unknown>>
  /** The version that this phone had reached when the person looked. */
  readonly seen: number
  /** Edits of this phone that it has taken in: the centre may have them already. */
  readonly after: readonly string[]
}

/** Another editor's current values of the edited thing. */
export interface EditConflict {
  readonly theirs: Readonly<Record<string, unknown>>
}

/** An unsent edit. One for each thing and person: a later edit absorbs the earlier one. */
export interface UnsentEdit extends EditContent {
  readonly id: string
  readonly account: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly madeAt: number
  /** `waiting` for the network; `asks` after somebody else's change; `returned` with a reason. */
  readonly state: 'waiting' | 'asks' | 'returned'
  /** The centre's current values, if it asks. */
  readonly theirs?: Readonly<Record<string, unknown>> | undefined
  readonly why?: 'not allowed' | 'not right' | undefined
  /** Why a waiting one has not gone yet. */
  readonly waits?: Wait | undefined
}

/** A wanted change: all fields of the form, beside their values when it was opened. */
export interface EditDraft extends EditPlace, Pick<EditContent, 'label' | 'seen'> {
  readonly values: Readonly<Record<string, unknown>>
  readonly before: Readonly<Record<string, unknown>>
  /** The unsent edit whose values the form showed; the centre may have it since. */
  readonly over?: EarlierEdit | undefined
}

type EarlierEdit = Pick<UnsentEdit, 'id' | 'changes' | 'after' | 'seen' | 'theirs'>

/** Returns the lane of a thing's edits: they are sent in their order. */
export const laneOf = ({ kind, path, part }: EditPlace) => `edit ${kind} ${path} ${part}`

/**
 * Stores a change until the centre has it; resolves once it is on disk. A later change of the same thing absorbs
 * a waiting one. Unchanged fields are not sent.
 */
export function storeEdit(account: string, draft: EditDraft): Promise<SaveResult> {
  return answerOf(async () => {
    for (;;) {
      const stored = await withOutbox(() => unsentOfKind(account, editKind))
      const inPlace = stored.find(({ lane }) => lane === laneOf(draft))
      // One that the account's key does not open can never be sent: this one takes its place too.
      const [earlier] = await openEdits(account, inPlace ? [inPlace] : [])
      const content = editOf(draft, earlier)
      const outcome = await replaceEdit(account, draft, inPlace?.id, content)
      if (outcome !== 'changed') return outcome
    }
  })
}

/** Returns the edit with all that changed; `undefined` if nothing did. */
export function editOf(
  { values, before, over, ...draft }: EditDraft,
  unsent: EarlierEdit | undefined,
): EditContent | undefined {
  const isSent = over !== undefined && !unsent
  if (isSent && Object.keys(values).every((key) => isSame(values[key], { ...before, ...over.changes }[key])))
    return undefined
  const earlier = unsent ?? over
  // A field that this edit resets to its earlier value is a change too: the centre may have the earlier one already.
  const changed = Object.keys(values).filter(
    (key) => !isSame(values[key], before[key]) || Object.hasOwn(earlier?.changes ?? {}, key),
  )
  if (changed.length === 0) return undefined
  const { kind, path, part, label, seen } = draft
  return {
    kind,
    path,
    part,
    label,
    // The earlier edit was made on an older state, so the centre has to ask about changes since then.
    seen: earlier ? Math.min(shownWith(earlier), seen) : seen,
    changes: Object.fromEntries(changed.map((key) => [key, values[key]])),
    after: earlier ? [...earlier.after, earlier.id].slice(-50) : [],
  }
}

/** Returns the version that a person saw with an edit: the other editor's, if it asks. */
const shownWith = ({ seen, theirs }: Pick<UnsentEdit, 'seen' | 'theirs'>) =>
  Number(theirs?.['version'] ?? seen)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Puts an edit in the place of the earlier one; `changed` if another tab has stored one of the same thing meanwhile. */
async function replaceEdit(
  account: string,
  place: EditPlace,
  earlier: string | undefined,
  content: EditContent | undefined,
): Promise<SaveResult | 'changed'> {
  const entry = content && (await entryOf(account, content))
  if (content && !entry) return notSaved('locked')
  const outcome = await writeForAccount(account, outboxTables, () =>
    storedOutbox().transact((rows) => putInPlace(rows, { account, lane: laneOf(place), earlier }, entry)),
  )
  if (!outcome.saved) return outcome
  return outcome.value ? saved : 'changed'
}

/**
 * Stores an edit in place of the earlier one of its lane, or deletes that one without any. False, and nothing is changed, if
 * another edit is in that place by now.
 */
export async function putInPlace(
  rows: EntryRows,
  { account, lane, earlier }: { account: string; lane: string; earlier: string | undefined },
  entry: WaitingEntry | undefined,
): Promise<boolean> {
  const inPlace = (await rows.unsent(account, editKind)).find((edit) => edit.lane === lane)
  if (inPlace?.id !== earlier) return false
  if (inPlace) await rows.delete(inPlace.id)
  if (entry) await putEntry(rows, entry)
  return true
}

const entryOf = (account: string, content: EditContent) =>
  newEntry(account, { kind: editKind, lane: laneOf(content), alone: true, settles: true, content })

/**
 * Stores an edit beside the earlier ones of its place, and sends it after them: of many products by a file, or the undoing of that.
 * Resolves once it is on disk.
 */
export function storeBeside(
  account: string,
  content: Omit<EditContent, 'kind' | 'part' | 'after'>,
): Promise<SaveResult> {
  return answerOf(async () => {
    // What this phone has not sent yet is no other person's change.
    const after = (await editsOf(account)).map(({ id }) => id).slice(-50)
    const entry = await entryOf(account, { ...content, kind: 'items', part: '', after })
    if (!entry) return notSaved('locked')
    const outcome = await writeForAccount(account, outboxTables, () =>
      storedOutbox().transact((rows) => putEntry(rows, entry)),
    )
    return outcome.saved ? saved : outcome
  })
}

/** Observes the account's unsent edits, oldest first. */
export function watchEdits(account: string) {
  return watchOutbox(() => editsOf(account))
}

/** Emits now, and after every sync or edit that changes a list of texts, areas, machines, settings or articles. */
export function watchListed(account: string) {
  return watchOutbox(async () => {
    const { texts, areas, resources, centre, articles } = device
    await Promise.all([texts, areas, resources, centre, articles].map((table) => table.toArray()))
    await unsentOfKind(account, editKind)
  })
}

/** Returns the account's unsent edits, oldest first; none without its key. */
export async function editsOf(account: string): Promise<UnsentEdit[]> {
  return openEdits(account, await withOutbox(() => unsentOfKind(account, editKind)))
}

async function openEdits(account: string, entries: readonly Entry[]): Promise<UnsentEdit[]> {
  const opened = await openEntriesOf<EditContent, EditConflict>(account, entries)
  return opened.map(unsentEdit).toSorted((a, b) => a.madeAt - b.madeAt)
}

function unsentEdit({ entry, content, details }: Opened<EditContent, EditConflict>): UnsentEdit {
  const { id, owner: account, createdAt: madeAt } = entry
  const edit = { ...content, id, account, madeAt }
  if (entry.state !== 'returned')
    return { ...edit, state: 'waiting', waits: entry.state === 'waiting' ? entry.why : undefined }
  if (details) return { ...edit, state: 'asks', theirs: details.theirs }
  return { ...edit, state: 'returned', why: entry.returned.status === 403 ? 'not allowed' : 'not right' }
}

/**
 * Deletes an edit: withdraws it, or accepts another editor's version; `saved` means that it is gone from this phone.
 * `withdrawal: perhaps sent` changed nothing, because the centre may have it: ask the person, then call again with
 * `evenIfSent`. An edit that came back is not at the centre.
 */
export async function dropEdit(
  { id, state }: Pick<UnsentEdit, 'id' | 'state'>,
  { evenIfSent = state !== 'waiting' } = {},
): Promise<WithdrawResult> {
  return withdrawResult(
    await resultOf(async () =>
      withdrawEntry(storedOutbox(), Date.now, { id, owner: await ownerNow(), evenIfSent }),
    ),
  )
}

/** Sends a change again over another editor's version, which the person has now seen. */
export function insistOn(edit: UnsentEdit): Promise<SaveResult> {
  return answerOf(async () => {
    const outcome = await replaceEdit(edit.account, edit, edit.id, insisting(edit))
    // Another tab has decided already.
    return outcome === 'changed' ? saved : outcome
  })
}

/** Sends what somebody else has not changed of a file's products, now that the person has seen those; without any, drops the edit. */
export function keepTheirs(edit: UnsentEdit): Promise<SaveResult> {
  return answerOf(async () => {
    const items = Object.entries(edit.changes['items'] as object).filter(
      ([id]) => !Object.hasOwn(theirItems(edit), id),
    )
    const content = items.length
      ? { ...insisting(edit), changes: { items: Object.fromEntries(items) } }
      : undefined
    const outcome = await replaceEdit(edit.account, edit, edit.id, content)
    return outcome === 'changed' ? saved : outcome
  })
}

/** Returns the products of a file that somebody else has changed, as they are at the centre. */
export function theirItems({ theirs }: Pick<UnsentEdit, 'theirs'>): Readonly<Record<string, ItemAtCentre>> {
  return (theirs?.['items'] ?? {}) as Record<string, ItemAtCentre>
}

type ItemAtCentre = Readonly<Record<string, unknown>> & { readonly name: Words }

/** Returns the content of an edit that insists on its change. */
export function insisting(edit: Omit<UnsentEdit, 'account' | 'madeAt' | 'state'>): EditContent {
  const { kind, path, part, label, changes, after, id, seen, theirs } = edit
  return {
    kind,
    path,
    part,
    label,
    changes,
    seen: shownWith({ seen, theirs }),
    after: [...after, id].slice(-50),
  }
}
