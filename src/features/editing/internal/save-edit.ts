import { t } from '@lingui/core/macro'
import { editsOf, storeEdit, type EditDraft, type EditPlace, type UnsentEdit } from './edits.ts'
import { syncCatalogue } from '#src/features/catalogue/sync.ts'
import { sendEntry } from '#src/platform/outbox/send-entry.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, type Notice } from '#src/platform/ui/toasts.ts'
import { notSaved } from './not-saved.ts'
import { goesWhen, savedText } from '#src/platform/faults/why-no-answer.ts'

/**
 * Stores an edit on this phone, sends it if possible, and shows which of the two happened, or why it was not stored.
 *
 * @param onSaved deletes the unsaved text, before waiting for the network
 * @param undo an action of the notice after success
 */
export async function saveEdit(
  account: string,
  edit: EditDraft,
  onSaved: () => Promise<unknown>,
  undo?: Notice['action'],
): Promise<Fault | undefined> {
  const outcome = await storeEdit(account, edit)
  if (!outcome.saved) return notSaved(whyNotSaved(outcome.why))
  await onSaved()
  await sendAndNotify(account, edit, undo)
  return undefined
}

/** Same for changes by one tap: a failure appears in a notice, because there is no field. */
export async function saveAtOnce(account: string, edit: EditDraft, undo?: Notice['action']): Promise<void> {
  const fault = await saveEdit(account, edit, () => Promise.resolve(), undo)
  if (fault) notify({ title: t`Not saved`, text: fault.text, tone: 'alarm' })
}

/** Sends waiting edits and shows the result of one. */
export async function sendAndNotify(
  account: string,
  { kind, path, part }: EditPlace,
  undo?: Notice['action'],
): Promise<void> {
  const unsent = async () =>
    (await editsOf(account)).find((edit) => edit.kind === kind && edit.path === path && edit.part === part)
  const edit = await unsent()
  const sent = edit && (await sendEntry(account, edit.id))
  const left = await unsent()
  // The person sees the change on the shelf now, not at the next sync.
  if (edit && !left) await syncCatalogue()
  if (!left) {
    const text = t`Phones that have network show it within a minute.`
    return notify({ title: t`Changed`, text, action: undo })
  }
  if (left.state === 'waiting')
    return notify({
      title: t`Saved on this phone`,
      text: goesWhen(sent?.state === 'waiting' ? sent.why : undefined),
      action: undo,
    })
  notify({ title: t`Not changed`, text: stateText(left), tone: 'alarm' })
}

/** Returns the state of an edit as a text, and what to do. */
export function stateText({ state, why, waits }: UnsentEdit): string {
  if (state === 'waiting') return savedText(waits)
  if (state === 'asks') return t`Somebody else changed this meanwhile. Choose which to keep.`
  return why === 'not allowed'
    ? t`The centre did not accept it. You may not change this any more.`
    : t`The centre did not accept it. Something in it is not right. Check it again.`
}
