import { t } from '@lingui/core/macro'
import type { OwnAnswer } from '#src/core/desk/answer.ts'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { isCallAttempt } from '#src/core/requests/call-attempt.ts'
import { timeText } from '#src/base/moment.ts'
import { momentText } from '#src/base/moment.ts'
import { FilesSent } from '#src/screens/forms/files-sent.tsx'
import { attachmentOf } from '#src/core/desk/centre-calls.ts'
import { MessageFiles } from '#src/screens/voice/message-files.tsx'
import { CancelRequest } from '#src/screens/requests/cancel-request.tsx'
import { noteText } from '#src/screens/orders/note-text.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'
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
      <h2>{t`What happened so far`}</h2>
      <ol className="grid gap-3">
        {item.log.map((event) => (
          <LogLine key={event.id} item={item} account={account} event={event} />
        ))}
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
            {action.summary !== undefined && <span className="block">{t`The voice note gets words.`}</span>}
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

/** An event, with the photos and the voice note of an answer. */
export function LogLine({ item, account, event }: LogLineProps) {
  const { at, from, to, by, who, files, coming } = event
  const { kind } = headOf(item)
  const text = item.what === 'order' ? noteText(event) : event.note
  const whose = by === 'centre' ? (who ? isolated(who) : t`A colleague`) : by === 'owner' ? t`The person` : ''
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{[momentText(at), whose].filter(Boolean).join(', ')}</span>
      {(from !== to || isCallAttempt(kind, event)) && (
        <strong className="block">{stateLine(item.what, to, kind, from)}</strong>
      )}
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
