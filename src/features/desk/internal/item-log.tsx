import { t } from '@lingui/core/macro'
import type { OwnAnswer } from './answer.ts'
import { headOf, type DeskItem } from './item.ts'
import { sampleStates } from '#src/content/soil-line-words.ts'
import { logOf, type LogStep, type SampleStep } from './log.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { eventText } from '#src/features/bookings/booking-texts.ts'
import { isCallAttempt } from '#src/features/requests/call-attempt.ts'
import { timeText } from '#src/base/moment.ts'
import { momentText } from '#src/base/moment.ts'
import { FilesSent } from '#src/features/apply/files-sent.tsx'
import { attachmentOf } from './centre-calls.ts'
import { MessageFiles } from '#src/features/voice/message-files.tsx'
import { CancelRequest } from '#src/features/my-requests/cancel-request.tsx'
import { noteText } from '#src/features/orders/note-text.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { stateLine, writtenState } from './standing-text.ts'

interface ItemLogProps {
  item: DeskItem
  account: string
  own?: readonly OwnAnswer[]
}

/** The events, oldest first, each with its actor; unsent answers of this phone last. */
export function ItemLog({ item, account, own = [] }: ItemLogProps) {
  // Sent answers are in the log itself.
  const coming = own.filter(({ line }) => line.state !== 'returned' && !item.taken.includes(line.id))
  return (
    <section className="card grid gap-3 p-4">
      <h2>{t`History`}</h2>
      <ol className="grid gap-3">
        {logOf(item).map((step) =>
          'event' in step ? (
            <LogLine key={step.event.id} item={item} account={account} event={step.event} />
          ) : (
            <StepLine key={keyOf(step)} step={step} />
          ),
        )}
        {coming.map(({ line, action }) => (
          <li key={line.id} className="border-l-4 border-mustard pl-3" data-state={line.state}>
            <span className="block text-muted">
              {timeText(line.createdAt)},{' '}
              {line.state === 'received' ? t`the centre has it` : t`saved on this phone, not sent yet`}
            </span>
            {action.status !== undefined && (
              <strong className="block">{writtenState(item, action.status)}</strong>
            )}
            {action.note && (
              <span className="block whitespace-pre-line wrap-anywhere">
                <PersonalText>{action.note}</PersonalText>
              </span>
            )}
            {action.summary !== undefined && <span className="block">{t`The voice note is typed out.`}</span>}
            {action.assignee !== undefined && <span className="block">{t`The assignment changes.`}</span>}
            {line.state === 'waiting' && <CancelRequest id={line.id} title={titleOf(item, action)} />}
          </li>
        ))}
      </ol>
      {own.filter(isOnTheWay).map(({ line }) => (
        <FilesSent key={line.id} files={line.files!} arePapers={false} />
      ))}
    </section>
  )
}

function isOnTheWay({ line }: OwnAnswer): boolean {
  return line.files !== undefined && line.state !== 'returned' && line.state !== 'received'
}

function titleOf(item: DeskItem, { note, status, summary, assignee }: OwnAnswer['action']): string {
  if (note !== undefined) return note
  if (summary !== undefined) return summary
  if (status !== undefined) return writtenState(item, status)
  return assignee === undefined ? t`Photos and voice notes` : t`The assignment changes.`
}

interface LogLineProps {
  item: DeskItem
  account: string
  event: DeskItem['log'][number]
}

type Step = Exclude<LogStep, { readonly event: unknown }>

const keyOf = (step: Step) =>
  'soil' in step
    ? `${step.soil.sample.id} ${step.soil.what} ${step.at}`
    : `${step.booking.id} ${step.happened.what} ${step.at}`

/** A change of a booking or of a sample. */
function StepLine({ step }: { step: Step }) {
  const { at, who } = step
  const [by, reason] =
    'soil' in step ? ['centre', step.soil.reason] : [step.happened.by, step.happened.reason]
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{[momentText(at), actor(by, who)].filter(Boolean).join(', ')}</span>
      <strong className="block">
        {'soil' in step ? sampleText(step.soil) : eventText(step.booking, step.happened, true)}
      </strong>
      {reason && (
        <span className="block whitespace-pre-line wrap-anywhere">
          <PersonalText>{reason}</PersonalText>
        </span>
      )}
    </li>
  )
}

function actor(by: string, who: string | null): string {
  if (by === 'centre') return who ? isolated(who) : t`A colleague`
  return by === 'owner' ? t`The person` : ''
}

function sampleText({ what, sample: { label } }: SampleStep): string {
  if (what === 'corrected') return t`${label}: the result was corrected`
  if (what === 'withdrawn') return t`${label}: the result was withdrawn`
  return `${label}: ${localize(sampleStates[what])}`
}

/** An event, with the photos and the voice note of an answer. */
export function LogLine({ item, account, event }: LogLineProps) {
  const { at, from, to, by, who, files, coming } = event
  const { kind } = headOf(item)
  const text = item.what === 'order' ? noteText(event) : event.note
  // Every line has words: what says nothing itself says how the item stood.
  const isState = from !== to || isCallAttempt(kind, event) || !(text || files?.length || coming)
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{[momentText(at), actor(by, who)].filter(Boolean).join(', ')}</span>
      {isState && <strong className="block">{stateLine(item.what, to, kind, from)}</strong>}
      {text && (
        <span className="block whitespace-pre-line wrap-anywhere">
          <PersonalText>{text}</PersonalText>
        </span>
      )}
      <MessageFiles request={item.id} files={files} read={(sha256) => attachmentOf(account, item, sha256)} />
      {coming !== undefined && coming > 0 && <span className="block">{t`Not all of it has come yet.`}</span>}
    </li>
  )
}
