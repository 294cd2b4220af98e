import { useEffect, useRef } from 'react'
import { plural, t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { timeText } from '#src/base/moment.ts'
import type { Call } from './call-backs.ts'
import { itemKey, senderOf } from './item.ts'
import { answerText } from '#src/features/apply/answer-text.ts'
import { useForm } from '#src/features/my-requests/use-form.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { ageText } from './age-text.ts'
import { answerOnce } from './answer-once.ts'
import { CallLink } from './call-link.tsx'
import { messageOf } from './message.ts'
import { stateLine } from './standing-text.ts'

/**
 * The calls to make, overdue ones first. The keys Up and Down go from number to number.
 *
 * @param isLooking true as long as none may only not have come yet
 */
export function Calls({ isLooking, ...props }: CallsProps & { isLooking: boolean }) {
  if (props.calls.length > 0) return <CallList {...props} />
  return isLooking ? <Spinner /> : <p>{t`No calls to make.`}</p>
}

interface CallsProps {
  calls: readonly Call[]
  account: string
}

function CallList({ calls, account }: CallsProps) {
  const list = useRef<HTMLUListElement>(null)
  const now = useMinute()
  useEffect(() => {
    const rows = list.current!
    const onKey = (event: KeyboardEvent) => walk(rows, event)
    rows.addEventListener('keydown', onKey)
    return () => rows.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <p className="text-muted">{t`Use the keys ↑ and ↓ to go through the list.`}</p>
      <ul ref={list} className="grid gap-3">
        {calls.map((call) => (
          <CallRow key={itemKey(call.item)} call={call} account={account} now={now} />
        ))}
      </ul>
    </>
  )
}

/** Moves the focus to the number above or below. */
function walk(list: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const rows = [...list.children]
  const at = rows.findIndex((row) => row.contains(event.target as Node))
  const number = rows[at + step]?.querySelector<HTMLElement>('a[href^="tel:"]')
  if (!number) return
  event.preventDefault()
  number.focus()
}

interface CallRowProps {
  call: Call
  account: string
  now: number
}

function CallRow({ call, account, now }: CallRowProps) {
  const { item, about, attempts, isReturned } = call
  const { name, phone, village } = senderOf(item)
  return (
    <li className={`card grid gap-2 p-4 ${isReturned ? 'border-2 border-red' : ''}`} data-call={item.id}>
      <CallTime call={call} now={now} />
      <CallLink phone={phone} message={messageOf(item)} />
      {(name || village || about) && (
        <p className="wrap-anywhere">
          <PersonalText>{[name, village, about].filter(Boolean).join(', ')}</PersonalText>
        </p>
      )}
      <p className="text-muted">
        {[
          item.request.reference,
          ageText(item, now),
          attempts > 0 && plural(attempts, { one: 'called # time', other: 'called # times' }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Owner call={call} account={account} />
      <Outcomes call={call} account={account} />
      <AppLink to="/desk" search={{ item: itemKey(item) }} className="justify-self-start">
        {isReturned ? t`Came back to you` : t`Open the request`}
      </AppLink>
    </li>
  )
}

/** The chosen time of day, and until when to call. */
function CallTime({ call: { item, time, due }, now }: Pick<CallRowProps, 'call' | 'now'>) {
  const field = useForm(item.request.kind)?.fields['time']
  const until = timeText(due)
  const isOverdue = due < now
  return (
    <p className={isOverdue ? 'font-bold text-red' : 'font-bold'} data-overdue={isOverdue || undefined}>
      <span className="block">{isOverdue ? t`Overdue since ${until}` : t`Call before ${until}`}</span>
      {time && (
        <span className="block font-normal">
          <PersonalText>{field ? answerText(field, time) : time}</PersonalText>
        </span>
      )}
    </p>
  )
}

/** Name of the colleague who makes the call; one tap takes it. */
function Owner({ call: { item, assignee }, account }: Pick<CallRowProps, 'call' | 'account'>) {
  if (assignee !== null) {
    const colleague = isolated(item.assigned_to ?? '') || t`A colleague`
    return <p>{assignee === account ? t`You make this call` : t`${colleague} makes this call`}</p>
  }
  return (
    <button
      type="button"
      className="button-quiet justify-self-start"
      onClick={() => void answerOnce(account, item, { assignee: account })}
    >
      {t`Assign to me`}
    </button>
  )
}

/** The outcomes of a call: reached, which closes it, or to be tried again. */
function Outcomes({ call: { item }, account }: Pick<CallRowProps, 'call' | 'account'>) {
  const note = (status: 'done' | 'in_review') => answerOnce(account, item, { status })
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button" onClick={() => void note('done')}>
        {stateLine('request', 'done', item.request.kind)}
      </button>
      <button type="button" className="button-quiet" onClick={() => void note('in_review')}>
        {t`Nobody answered, try again later`}
      </button>
    </div>
  )
}
