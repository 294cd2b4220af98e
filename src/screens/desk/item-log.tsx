import { t } from '@lingui/core/macro'
import type { OwnAnswer } from '#src/core/desk/answer.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { timeText } from '#src/base/moment.ts'
import { momentText } from '#src/base/moment.ts'
import { CancelRequest } from '#src/screens/requests/cancel-request.tsx'
import { noteText } from '#src/screens/orders/note-text.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { stateLine } from './standing-text.ts'

interface ItemLogProps {
  item: DeskItem
  own?: readonly OwnAnswer[]
}

/** The events, oldest first, each with its actor; unsent answers of this phone last. */
export function ItemLog({ item, own = [] }: ItemLogProps) {
  // Sent answers are in the log itself.
  const coming = own.filter(({ line }) => line.state !== 'returned' && !item.taken.includes(line.id))
  return (
    <section className="card grid gap-3 p-4">
      <h2>{t`What happened so far`}</h2>
      <ol className="grid gap-3">
        {item.log.map((event) => (
          <LogLine key={event.id} item={item} event={event} />
        ))}
        {coming.map(({ line, action }) => (
          <li key={line.id} className="border-l-4 border-mustard pl-3" data-state={line.state}>
            <span className="block text-muted">
              {timeText(line.createdAt)},{' '}
              {line.state === 'received' ? t`the centre has it` : t`saved on this phone, not sent yet`}
            </span>
            {action.status !== undefined && (
              <strong className="block">{stateLine(item.what, action.status)}</strong>
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
    </section>
  )
}

function titleOf({ what }: DeskItem, { note, status, summary }: OwnAnswer['action']): string {
  if (note !== undefined) return note
  if (summary !== undefined) return summary
  return status === undefined ? t`The assignment changes.` : stateLine(what, status)
}

/** An event. */
export function LogLine({ item, event }: { item: DeskItem; event: DeskItem['log'][number] }) {
  const { at, from, to, by, who } = event
  const text = item.what === 'order' ? noteText(event) : event.note
  const whose = by === 'centre' ? (who ? isolated(who) : t`A colleague`) : by === 'owner' ? t`The person` : ''
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{[momentText(at), whose].filter(Boolean).join(', ')}</span>
      {from !== to && <strong className="block">{stateLine(item.what, to)}</strong>}
      {text && (
        <span className="block whitespace-pre-line wrap-anywhere">
          <PersonalText>{text}</PersonalText>
        </span>
      )}
    </li>
  )
}
