import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import type { StoredEdit } from '#src/device/account-rows.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

export type { StoredEdit } from '#src/device/account-rows.ts'

/** A wanted change: all fields of the form, beside their values when it was opened. */
export interface EditDraft extends Pick<StoredEdit, 'kind' | 'path' | 'part' | 'label' | 'seen'> {
  readonly values: Readonly<Record<string, unknown>>
  readonly before: Readonly<Record<string, unknown>>
}

const placeOf = ({ kind, path, part }: Pick<StoredEdit, 'kind' | 'path' | 'part'>, account: string) => [
  account,
  kind,
  path,
  part,
]

/**
 * Stores a change until the centre has it; resolves once it is on disk. A later change of the same thing absorbs
 * a waiting one. Unchanged fields are not sent.
 */
export function storeEdit(account: string, draft: EditDraft): Promise<SaveResult> {
  return saveForAccount(account, [outbox.edits], () => writeEdit(account, draft))
}

async function writeEdit(account: string, { values, before, ...draft }: EditDraft): Promise<void> {
  const [last] = await earlier(account, draft)
  // What the last one had changed and this one takes back is a change too: the centre may have the last one already.
  const changed = Object.keys(values).filter(
    (key) => !isSame(values[key], before[key]) || Object.hasOwn(last?.changes ?? {}, key),
  )
  if (last) await outbox.edits.delete(last.id)
  if (!changed.length) return
  await outbox.edits.add({
    ...draft,
    id: newId(),
    account,
    changes: Object.fromEntries(changed.map((key) => [key, values[key]])),
    after: last ? [...last.after, last.id].slice(-50) : [],
    madeAt: Date.now(),
    state: 'waiting',
  })
}

function earlier(account: string, draft: Pick<StoredEdit, 'kind' | 'path' | 'part'>): Promise<StoredEdit[]> {
  return outbox.edits.where('[account+kind+path+part]').equals(placeOf(draft, account)).toArray()
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Observes the account's unsent edits, oldest first. */
export function watchEdits(account: string) {
  return watchOutbox(() => editsOf(account))
}

/** Returns the account's unsent edits, oldest first. */
export async function editsOf(account: string): Promise<StoredEdit[]> {
  return (await outbox.edits.where({ account }).toArray()).toSorted((a, b) => a.madeAt - b.madeAt)
}

/** Deletes an edit: withdraws it, or accepts another editor's version. */
export function dropEdit(id: string): Promise<SaveResult> {
  return saveResultOf(() => outbox.edits.delete(id))
}

/** Sends a change again over what somebody else made of it, which the person has now seen. */
export function insistOn({ id, seen, theirs }: StoredEdit): Promise<SaveResult> {
  const version = Number(theirs?.['version'] ?? seen)
  return saveResultOf(() => outbox.edits.update(id, { state: 'waiting', seen: version, theirs: undefined }))
}
