import { t } from '@lingui/core/macro'
import { answerAgain, dropAnswer, type OwnAnswer } from './answer.ts'
import type { DeskItem } from './item.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { LogLine } from './item-log.tsx'
import { notifyIfNotSaved } from './notify-saved.ts'
import { oncePerTap } from './once-per-tap.ts'
import { writtenState } from './standing-text.ts'
import { colleagueName } from './use-colleagues.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** Codes of the centre for a change by somebody else, or by the same person on another phone. */
const collisions = new Set(['changed_meanwhile', 'answered_elsewhere'])

interface ReturnedAnswerProps {
  item: DeskItem
  answer: OwnAnswer
  account: string
}

/**
 * A returned answer: the changes made meanwhile next to one's own words, which can be dropped, and sent again unless the
 * centre itself refused them.
 */
export function ReturnedAnswer({ item, answer, account }: ReturnedAnswerProps) {
  const { line, action } = answer
  const isCollision = collisions.has(line.returned?.code ?? '')
  const sendAgain = () =>
    oncePerTap(line.id, async () => {
      const outcome = await answerAgain(account, item, answer)
      notifyIfNotSaved(outcome)
      return outcome
    })
  return (
    <section
      className="card grid gap-3 border-2 border-red p-4"
      data-state="returned"
      aria-label={t`Came back to you`}
    >
      <FieldError>{whyBack(answer)}</FieldError>
      {isCollision && <ChangedMeanwhile item={item} account={account} answer={answer} />}
      <h2>{t`Your unsent answer`}</h2>
      {action.status !== undefined && <strong>{writtenState(item, action.status)}</strong>}
      {(action.note ?? action.summary) && (
        <p className="wrap-anywhere whitespace-pre-line">
          <PersonalText>{action.note ?? action.summary ?? ''}</PersonalText>
        </p>
      )}
      {line.files && <FilesText count={line.files.total} />}
      {action.assignee !== undefined && <p>{requestedText(action.assignee, account)}</p>}
      <div className="flex flex-wrap gap-3">
        {canBeSentAgain(line) && (
          <button type="button" className="button" onClick={() => void sendAgain()}>
            {t`Send it anyway`}
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

/** Says that photos or a voice note go with it. */
function FilesText({ count }: { count: number }) {
  return <p>{t`Photos and voice notes with it: ${count}`}</p>
}

/** The events since the words were written, and the current assignee. */
function ChangedMeanwhile({ item, account, answer: { action, seen } }: ReturnedAnswerProps) {
  const meanwhile = item.log.filter(({ id }) => id > seen)
  const { assignee, assigned_to: name } = item
  return (
    <>
      {meanwhile.length > 0 && (
        <>
          <h2>{t`Changes meanwhile`}</h2>
          <ol className="grid gap-3">
            {meanwhile.map((event) => (
              <LogLine key={event.id} item={item} account={account} event={event} />
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

/** False for an answer that the centre refused, and for one that it has without one of its files. */
function canBeSentAgain({ returned, files }: OwnAnswer['line']): boolean {
  const { code = '' } = returned ?? {}
  // Without a code of the centre, something on the way refused it.
  return (collisions.has(code) || code.startsWith('http_')) && !files?.receipt
}

function requestedText(assignee: string, account: string): string {
  if (assignee === account) return t`Assigned to you.`
  return assignee === '' ? t`Unassigned.` : t`Assigned to a colleague.`
}

function whyBack({ line }: OwnAnswer): string {
  const { status, code } = line.returned ?? {}
  if (line.files?.receipt) return t`The centre has the text. A photo or voice note did not arrive.`
  if (code === 'answered_elsewhere') return t`You answered from another phone. This was not sent.`
  if (code === 'changed_meanwhile') return t`Somebody was quicker. Nothing of yours was sent.`
  if (status === 403) return t`Your role does not allow this. Nothing was changed.`
  return t`The centre could not do this. Nothing was changed.`
}
