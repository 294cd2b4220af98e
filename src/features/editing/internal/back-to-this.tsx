import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { columnsAt, revertDraft } from './revert-edit.ts'
import type { EditDraft } from './edits.ts'
import type { LoggedEdit } from './log.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'
import { whyNotOpened } from './why-not-opened.ts'
import { saveAtOnce } from './save-edit.ts'

interface BackToThisProps {
  account: string
  edit: LoggedEdit
  /** All later changes, the latest first. */
  log: readonly LoggedEdit[]
  title: string
  /** Called when the change is made or waiting. */
  onDone: () => void
}

/**
 * Restores the state after a change by a new change; for the latest change, the state before it. *Undo* reverses
 * that.
 */
export function BackToThis({ account, edit, log, title, onDone }: BackToThisProps) {
  const [busy, setBusy] = useState(false)
  const after = columnsAt(log, edit, 'after')
  const isLatest = Object.keys(after).length === 0
  const columns = isLatest ? columnsAt(log, edit, 'before') : after
  // Before the first change of an area or an article there was no state.
  if (Object.keys(columns).length === 0 || (isLatest && edit.is_new && !edit.target.startsWith('text:')))
    return null
  const restore = async () => {
    if (busy) return
    setBusy(true)
    await goBack(account, edit, title, columns, log[0]?.version)
    setBusy(false)
    onDone()
  }
  const named = isolated(title)
  return (
    <button
      type="button"
      className="button-quiet justify-self-start"
      aria-disabled={busy}
      aria-label={isLatest ? t`Undo this change: ${named}` : t`Restore this: ${named}`}
      onClick={() => void restore()}
    >
      {isLatest ? t`Undo this change` : t`Restore this`}
    </button>
  )
}

async function goBack(
  account: string,
  edit: LoggedEdit,
  title: string,
  columns: EditDraft['values'],
  saw: number | undefined,
) {
  const draft = await revertDraft(account, edit.target, title, columns, saw)
  if (!draft || typeof draft === 'string') {
    const text = whyNotOpened(draft ?? 'not here')
    return notify({ title: t`Not changed`, text, tone: 'alarm' })
  }
  const back = () => void undo(account, draft)
  await saveAtOnce(account, draft, undoing(t`Undo`, back))
}

/** Reverses the change, based on the phone's current state. */
async function undo(account: string, { values, before, ...of }: EditDraft): Promise<void> {
  const { kind, path, part, label } = of
  const now = await revertDraft(account, `${kind}:${path}${part ? `#${part}` : ''}`, label, {})
  const was = Object.fromEntries(Object.keys(values).map((field) => [field, before[field]]))
  const text = kind === 'text' ? { was: values['was'] } : {}
  const edit = {
    ...of,
    seen: typeof now === 'object' ? now.seen : of.seen,
    values: { ...was, ...text },
    before: { ...values, was: undefined },
  }
  await saveAtOnce(account, edit)
}
