import { t } from '@lingui/core/macro'
import { dropEdit, insistOn, type UnsentEdit } from '#src/core/editing/edits.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { notify } from '#src/ui/toasts.ts'
import { fieldName, fieldText } from './field-words.ts'
import { sendAndNotify, stateText } from './save-edit.ts'

interface WaitingEditProps {
  edit: UnsentEdit
  /** Called after a decision, when the shown state is outdated. */
  onDecided?: () => void
}

/** An edit that the centre does not have yet: its state and, after a conflict, the current value. */
export function WaitingEdit({ edit, onDecided }: WaitingEditProps) {
  const decide = async (outcome: ReturnType<typeof dropEdit>, insists: boolean) => {
    const { saved, ...rest } = await outcome
    if (!saved && 'why' in rest) notify({ title: t`Error`, text: whyNotSaved(rest.why), tone: 'alarm' })
    else if (insists) await sendAndNotify(edit.account, edit)
    onDecided?.()
  }
  const isConflict = edit.state === 'asks'
  return (
    <div className="card grid gap-3 border-2 border-mustard p-4" role={isConflict ? 'alert' : undefined}>
      <p className="flex items-center gap-3">
        <Pictogram name={edit.state === 'waiting' ? 'clock' : 'warning'} className="size-8 shrink-0" />
        {stateText(edit)}
      </p>
      <dl className="grid gap-3">
        {Object.keys(edit.changes)
          .filter((field) => field !== 'was')
          .map((field) => (
            <Change key={field} field={field} edit={edit} />
          ))}
      </dl>
      <p className="flex flex-wrap gap-2">
        {isConflict && (
          <button type="button" className="button" onClick={() => void decide(insistOn(edit), true)}>
            {t`Keep mine`}
          </button>
        )}
        <button type="button" className="button-quiet" onClick={() => void decide(dropEdit(edit.id), false)}>
          {isConflict ? t`Keep theirs` : t`Undo my change`}
        </button>
      </p>
    </div>
  )
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
