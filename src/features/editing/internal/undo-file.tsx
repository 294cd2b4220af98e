import { useState } from 'react'
import { fill } from '#src/base/fill.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { importWords } from './import-words.ts'
import { undoItems } from './import-items.ts'
import type { LoggedEdit } from './log.ts'
import { targetOf } from './revert-edit.ts'

interface UndoFileProps {
  account: string
  edit: LoggedEdit
  /** Called when the undoing is made or waiting. */
  onDone: () => void
}

/** Takes back all that came with one file. */
export function UndoFile({ account, edit, onDone }: UndoFileProps) {
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    if (busy) return
    setBusy(true)
    const label = fill(localize(importWords.label), {
      count: String(edit.changed['products']?.[1]),
      file: '',
    })
    await undoItems(account, edit.id, { path: targetOf(edit.target).path, label: label.replace(/, $/, '') })
    setBusy(false)
    onDone()
  }
  return (
    <button
      type="button"
      className="button-quiet justify-self-start"
      aria-disabled={busy}
      onClick={() => void undo()}
    >
      {localize(importWords.undoAll)}
    </button>
  )
}
