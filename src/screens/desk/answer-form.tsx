import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { answerFromDesk, longestNote } from '#src/core/desk/answer.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { movesOf } from '#src/core/desk/moves.ts'
import { Labelled } from '#src/ui/labelled.tsx'
import { sayKept } from './say-kept.ts'
import { standingText } from './standing-text.ts'

/** A note that its owner reads, a new status, or both. */
export function AnswerForm({ item, roles }: { item: DeskItem; roles: readonly string[] }) {
  const [note, setNote] = useState('')
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState(false)
  const moves = movesOf(item, roles)
  // It moved meanwhile: what cannot be said any more is not said.
  const chosen = moves.includes(status) ? status : ''
  const isEmpty = note.trim() === '' && chosen === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || busy) return
    setBusy(true)
    const { outcome } = await answerFromDesk(item, { note, ...(chosen ? { status: chosen } : {}) })
    setBusy(false)
    sayKept(outcome)
    if (!outcome.kept) return
    setNote('')
    setStatus('')
  }
  return (
    <form className="card grid gap-3 p-4" onSubmit={(event) => void submit(event)}>
      <h2>{t`Answer`}</h2>
      <Labelled label={t`Note, which the person reads`}>
        {(id) => (
          <textarea
            id={id}
            className="field"
            rows={4}
            maxLength={longestNote[item.what]}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Labelled>
      {moves.length > 0 && (
        <Labelled label={t`New status`}>
          {(id) => (
            <select
              id={id}
              className="field"
              value={chosen}
              onChange={(event) => setStatus(event.target.value)}
            >
              <option value="">{t`Stays as it is`}</option>
              {moves.map((to) => (
                <option key={to} value={to}>
                  {standingText(item.what, to)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <button type="submit" className="button justify-self-start" disabled={isEmpty || busy}>
        {t`Send the answer`}
      </button>
    </form>
  )
}
