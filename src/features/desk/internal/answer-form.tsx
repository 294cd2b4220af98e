import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import { answerFromDesk, longestNote } from './answer.ts'
import { asBegun, chosenStatus, isNoAnswer, noAnswer, typedAnswer, type HalfAnswer } from './half-answer.ts'
import { itemKey, type DeskItem } from './item.ts'
import { movesOf } from './transitions.ts'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import { useTextFiles } from '#src/features/apply/use-text-files.ts'
import { TextAttachments } from '#src/features/apply/text-attachments.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { AnswerReader, noteLabel } from './answer-reader.tsx'
import { notifySaved } from './notify-saved.ts'
import { moveText } from './standing-text.ts'

interface AnswerFormProps {
  item: DeskItem
  account: string
  roles: readonly string[]
}

/** A note with its readers, a new status, or both; restores unsent text. */
export function AnswerForm(props: AnswerFormProps) {
  const place = `desk ${itemKey(props.item)}`
  const half = usePartialInputAt<HalfAnswer>(place, props.account)
  return half === 'looking' ? null : <AnswerFields {...props} place={place} half={half} />
}

interface AnswerFieldsProps extends AnswerFormProps {
  place: string
  half: PartialInput<HalfAnswer> | undefined
}

const begin = () => noAnswer

function AnswerFields({ item, account, roles, place, half }: AnswerFieldsProps) {
  const typed = usePartialInput<HalfAnswer>({ account, place, half, begin, isEmpty: isNoAnswer })
  const files = useTextFiles(place, typed, half)
  const { note } = typed.value
  const [busy, setBusy] = useState(false)
  // Typing is blocked while saving: the saved text is cleared afterwards.
  const type = (change: Partial<HalfAnswer>) =>
    busy || typed.change((before) => typedAnswer(item, before, change))
  const chosen = chosenStatus(item, typed.value)
  const moves = movesOf(item, roles)
  // A choice that a colleague made impossible is not dropped: the centre returns it with the colleague's change.
  const choices = chosen === '' || moves.includes(chosen) ? moves : [...moves, chosen]
  const isNothing = isNoAnswer({ note, status: chosen }) && files.count === 0
  const { over } = limited(note, longestNote[item.what], true)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isNothing || over > 0 || busy) return
    setBusy(true)
    if (!(await files.ready())) return setBusy(false)
    const draft = await typed.settle()
    const action = { note, ...(chosen ? { status: chosen } : {}) }
    const answered = await answerFromDesk(account, asBegun(item, typed.value), action, { draft })
    notifySaved(answered)
    if (answered.outcome.saved) {
      files.close()
      await typed.done(noAnswer)
    }
    setBusy(false)
  }
  return (
    <form autoComplete="off" className="card grid gap-3 p-4" onSubmit={(event) => void submit(event)}>
      <h2>{t`Answer`}</h2>
      <AnswerReader item={item} />
      <NoteField
        label={noteLabel(item)}
        note={note}
        over={over}
        readOnly={busy}
        onType={(text) => type({ note: text })}
      />
      {item.what === 'request' && item.owner !== null && <TextAttachments files={files} owner={account} />}
      {choices.length > 0 && (
        <Labelled label={t`New status`}>
          {(tied) => (
            <select {...tied} value={chosen} onChange={(event) => type({ status: event.target.value })}>
              <option value="">{t`Stays as it is`}</option>
              {choices.map((to) => (
                <option key={to} value={to}>
                  {moveText(item, to)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <SendButton waits={isNothing || over > 0 || busy} />
      <SaveStatus saveState={typed.saveState} isNoForm />
    </form>
  )
}

interface NoteFieldProps {
  label: string
  note: string
  /** Number of characters above the limit, without invisible ones. */
  over: number
  readOnly: boolean
  onType: (note: string) => void
}

function NoteField({ label, note, over, readOnly, onType }: NoteFieldProps) {
  return (
    <Labelled label={label} error={over > 0 && tooLongText(over)} alert>
      {(tied) => (
        <textarea
          autoComplete="off"
          {...tied}
          rows={4}
          value={note}
          readOnly={readOnly}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Labelled>
  )
}

/**
 * Not `disabled`, because the browser would drop the focus of the pressed button; while it waits, the form does
 * nothing.
 */
function SendButton({ waits }: { waits: boolean }) {
  return (
    <button type="submit" className="button justify-self-start" aria-disabled={waits}>
      {t`Send the answer`}
    </button>
  )
}
