import { t } from '@lingui/core/macro'
import { answerFromDesk, dropAnswer, type OwnAnswer } from '#src/core/desk/answer.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { LogLine } from './item-log.tsx'
import { notifyIfNotSaved } from './notify-saved.ts'
import { stateLine } from './standing-text.ts'
import { colleagueName } from './use-colleagues.ts'
import { FieldError } from '#src/ui/field-error.tsx'

interface ReturnedAnswerProps {
  item: DeskItem
  answer: OwnAnswer
  account: string
}

/**
 * An answer that the centre returned: the colleague's change next to one's own words, which can be sent anyway or
 * dropped.
 */
export function ReturnedAnswer({ item, answer, account }: ReturnedAnswerProps) {
  const { line, action } = answer
  const isCollision = line.returned?.code === 'changed_meanwhile'
  const sendAgain = async () => (await answerFromDesk(account, item, action, { replaces: line.id })).outcome
  return (
    <section
      className="card grid gap-3 border-2 border-red p-4"
      data-state="returned"
      aria-label={t`Came back to you`}
    >
      <FieldError>{whyBack(answer)}</FieldError>
      {isCollision && <ChangedMeanwhile item={item} answer={answer} />}
      <h2>{t`What you wanted to send`}</h2>
      {action.status !== undefined && <strong>{stateLine(item.what, action.status)}</strong>}
      {(action.note ?? action.summary) && (
        <p className="wrap-anywhere whitespace-pre-line">
          <PersonalText>{action.note ?? action.summary ?? ''}</PersonalText>
        </p>
      )}
      {action.assignee !== undefined && <p>{requestedText(action.assignee, account)}</p>}
      <div className="flex flex-wrap gap-3">
        {isCollision && (
          <button type="button" className="button" onClick={() => void sendAgain().then(notifyIfNotSaved)}>
            {t`Send it all the same`}
          </button>
        )}
        <button
          type="button"
          className="button-quiet"
          onClick={() => void dropAnswer(line.id).then(notifyIfNotSaved)}
        >
          {t`Discard`}
        </button>
      </div>
    </section>
  )
}

/** The events since the words were written, and the current assignee. */
function ChangedMeanwhile({ item, answer: { action, seen } }: Pick<ReturnedAnswerProps, 'item' | 'answer'>) {
  const meanwhile = item.log.filter(({ id }) => id > seen)
  const { assignee, assigned_to: name } = item
  return (
    <>
      {meanwhile.length > 0 && (
        <>
          <h2>{t`What happened meanwhile`}</h2>
          <ol className="grid gap-3">
            {meanwhile.map((event) => (
              <LogLine key={event.id} item={item} event={event} />
            ))}
          </ol>
        </>
      )}
      {action.assignee !== undefined && assignee !== null && (
        <p>{t`Now it is with ${isolated(colleagueName({ id: assignee, name }))}.`}</p>
      )}
    </>
  )
}

function requestedText(assignee: string, account: string): string {
  if (assignee === account) return t`Assigned to you.`
  return assignee === '' ? t`Unassigned.` : t`Assigned to a colleague.`
}

function whyBack({ line }: OwnAnswer): string {
  const { status, code } = line.returned ?? {}
  if (code === 'changed_meanwhile') return t`Somebody was quicker. Nothing of yours was sent.`
  if (status === 403) return t`Your role does not allow this. Nothing was changed.`
  return t`The centre could not do this. Nothing was changed.`
}
