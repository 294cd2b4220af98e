import { t } from '@lingui/core/macro'
import { editsOf, storeEdit, type EditDraft, type StoredEdit } from '#src/core/editing/edits.ts'
import { sendEdits } from '#src/core/editing/send-edits.ts'
import type { Fault } from '#src/screens/fields/typed-form.tsx'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'
import { notSaved } from './not-saved.ts'
import { goesWhen } from '#src/screens/faults/why-no-answer.ts'

/**
 * Saves a change on this phone, sends it if it can go, and says which of the two came about; why nothing was kept,
 * where nothing was.
 *
 * @param onSaved lets go of what was half typed, before anything waits for the network
 * @param undo stands in the notice, where it went well
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

/** The same for what one tap changes: what cannot be kept is said in a notice, for there is no field to say it at. */
export async function saveAtOnce(account: string, edit: EditDraft, undo?: Notice['action']): Promise<void> {
  const fault = await saveEdit(account, edit, () => Promise.resolve(), undo)
  if (fault) notify({ title: t`Not saved`, text: fault.text, tone: 'alarm' })
}

/** Sends what waits and says what came of one of it. */
export async function sendAndNotify(
  account: string,
  { kind, path, part }: Pick<StoredEdit, 'kind' | 'path' | 'part'>,
  undo?: Notice['action'],
): Promise<void> {
  await sendEdits()
  const left = (await editsOf(account)).find(
    (edit) => edit.kind === kind && edit.path === path && edit.part === part,
  )
  if (!left) {
    const text = t`Phones that have network show it within a minute.`
    return notify({ title: t`Changed`, text, action: undo })
  }
  if (left.state === 'waiting')
    return notify({ title: t`Saved on this phone`, text: goesWhen(), action: undo })
  notify({ title: t`Not changed`, text: stateText(left), tone: 'alarm' })
}

/** Where a change is, and what is to be done about it. */
export function stateText({ state, why }: StoredEdit): string {
  if (state === 'waiting') return t`Saved on this phone, waiting for network.`
  if (state === 'asks') return t`Somebody else changed this meanwhile. Choose which to keep.`
  return why === 'not allowed'
    ? t`The centre did not take it: you may not change this any more.`
    : t`The centre did not take it: something in it is not right. Look at it again.`
}
