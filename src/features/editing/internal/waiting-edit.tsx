import { useState, type ReactNode } from 'react'
import type { SaveResult } from '#src/base/outcome.ts'
import { t } from '@lingui/core/macro'
import { dropEdit, insistOn, type UnsentEdit } from './edits.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { fieldName, fieldText } from './field-words.ts'
import { sendAndNotify, stateText } from './save-edit.ts'

interface WaitingEditProps {
  edit: UnsentEdit
  /** Called after a decision, when the shown state is outdated. */
  onDecided?: () => void
  /** What it changes, in place of its fields. */
  children?: ReactNode
  /** Accepts the other editor's values, in place of dropping the edit. */
  onTheirs?: () => Promise<SaveResult>
}

/** An edit that the centre does not have yet: its state and, after a conflict, the current value. */
export function WaitingEdit({ edit, onDecided, children, onTheirs }: WaitingEditProps) {
  const [perhapsSent, setPerhapsSent] = useState(false)
  const decide = async (decision: Promise<SaveResult>) => {
    const outcome = await decision
    if (!outcome.saved) notifyError(whyNotSaved(outcome.why))
    else await sendAndNotify(edit.account, edit)
    onDecided?.()
  }
  const drop = async (options?: { evenIfSent: boolean }) => {
    const outcome = await dropEdit(edit, options)
    setPerhapsSent(outcome.withdrawal === 'perhaps sent')
    if (outcome.withdrawal === 'perhaps sent') return
    if (outcome.withdrawal === 'sending') notifyError(t`It is being sent right now.`)
    else if (!outcome.saved && !outcome.withdrawal) notifyError(whyNotSaved(outcome.why))
    onDecided?.()
  }
  const isConflict = edit.state === 'asks'
  return (
    <div className="card grid gap-3 border-2 border-mustard p-4" role={isConflict ? 'alert' : undefined}>
      <p className="flex items-center gap-3">
        <Pictogram name={edit.state === 'waiting' ? 'clock' : 'warning'} className="size-8 shrink-0" />
        {stateText(edit)}
      </p>
      {children ?? (
        <dl className="grid gap-3">
          {Object.keys(edit.changes)
            .filter((field) => field !== 'was')
            .map((field) => (
              <Change key={field} field={field} edit={edit} />
            ))}
        </dl>
      )}
      {perhapsSent && edit.state === 'waiting' ? (
        <ConfirmOnce
          label={t`Delete`}
          name={t`Delete`}
          question={t`It was sent once, and no answer came. The centre may have it. Delete it from this phone anyway?`}
          startsAsking
          run={() => drop({ evenIfSent: true })}
        />
      ) : (
        <p className="flex flex-wrap gap-2">
          {isConflict && (
            <button type="button" className="button" onClick={() => void decide(insistOn(edit))}>
              {t`Keep mine`}
            </button>
          )}
          <button
            type="button"
            className="button-quiet"
            onClick={() => void (isConflict && onTheirs ? decide(onTheirs()) : drop())}
          >
            {isConflict ? t`Keep theirs` : t`Undo my change`}
          </button>
        </p>
      )}
    </div>
  )
}

function notifyError(text: string): void {
  notify({ title: t`Error`, text, tone: 'alarm' })
}

function Change({ field, edit: { changes, theirs } }: { field: string; edit: UnsentEdit }) {
  return (
    <div>
      <dt className="text-muted">{fieldName(field)}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {theirs && <strong>{t`Mine:`} </strong>}
        <span>{fieldText(field, changes[field])}</span>
      </dd>
      {theirs && (
        <dd className="wrap-anywhere whitespace-pre-line">
          <strong>{t`At the centre now:`} </strong>
          {fieldText(field, theirs[field])}
        </dd>
      )}
    </div>
  )
}
