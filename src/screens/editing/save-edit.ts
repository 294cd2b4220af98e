import { t } from '@lingui/core/macro'
import { editsOf, keepEdit, type EditWish, type HeldEdit } from '#src/core/editing/edits.ts'
import { sendEdits } from '#src/core/editing/send.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'
import { goesWhen } from '#src/screens/faults/why-no-answer.ts'

/**
 * Keeps a change on this phone, sends it if it can go, and says which of the two came about; false where nothing was kept.
 *
 * @param onKept lets go of what was half typed, before anything waits for the network
 * @param undo stands in the notice, where it went well
 */
export async function saveEdit(
  account: string,
  wish: EditWish,
  onKept: () => Promise<unknown>,
  undo?: Notice['action'],
): Promise<boolean> {
  const outcome = await keepEdit(account, wish)
  if (!outcome.kept) {
    notify({ title: t`Not saved`, text: whyNotKept(outcome.why), tone: 'alarm' })
    return false
  }
  await onKept()
  await sendAndSay(account, wish, undo)
  return true
}

/** Sends what waits and says what came of one of it. */
export async function sendAndSay(
  account: string,
  { kind, path, part }: Pick<HeldEdit, 'kind' | 'path' | 'part'>,
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
export function stateText({ state, why }: HeldEdit): string {
  if (state === 'waiting') return t`Waits on this phone for network.`
  if (state === 'asks') return t`Somebody else changed this meanwhile. Choose which counts.`
  return why === 'not allowed'
    ? t`The centre did not take it: you may not change this any more.`
    : t`The centre did not take it: something in it is not right. Look at it again.`
}
