import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Request } from '#src/core/requests/requests.ts'
import { isCallAttempt } from '#src/core/requests/call-attempt.ts'
import { Reference } from '#src/screens/forms/reference.tsx'
import { PayButton } from '#src/screens/orders/pay-button.tsx'
import { isUnpaid } from '#src/core/orders/money-due.ts'
import { momentText } from '#src/base/moment.ts'
import { stateText } from '#src/screens/orders/state-text.ts'
import { useOrders } from '#src/screens/orders/use-orders.ts'
import { MessageFiles } from '#src/screens/voice/message-files.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { StateMark } from '#src/ui/state-mark.tsx'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { CentreNote } from './centre-note.tsx'
import { RequestHead } from './request-head.tsx'
import type { Received } from './group-requests.ts'
import { lacksAttachments, requestText, statusText } from './status-text.ts'
import { useRequestTitle } from './use-form.ts'

interface ReceivedRowProps {
  received: Received
  /** Whose orders are shown with it; none in a farmer's list. */
  account?: string
  ofFarmer?: true
}

/** A request at the centre, with its state and history; in a farmer's list without the name. */
export function ReceivedRow({ received, account, ofFarmer }: ReceivedRowProps) {
  const { kind, subject, askedFor, name, reference, request, order, receivedAt } = received
  return (
    <li className="card grid gap-2 p-4" data-state={request?.status ?? 'received'}>
      <RequestHead
        title={useRequestTitle(kind, subject, askedFor)}
        name={ofFarmer ? undefined : name}
        as={ofFarmer && 'h4'}
      />
      <Reference reference={reference} />
      <p className="flex items-center gap-3">
        <StateMark state={lacksAttachments(request) ? 'sending' : (request?.status ?? 'received')} />
        <strong>{requestText(request)}</strong>
      </p>
      <CentreNote request={request} />
      {order && account && <OrderOfRequest id={order} account={account} />}
      <details>
        <summary className="font-bold text-green">{t`What happened so far`}</summary>
        <Timeline request={request} kind={kind} receivedAt={receivedAt} />
      </details>
    </li>
  )
}

/** The order of a request; an unpaid one can be paid here. */
function OrderOfRequest({ id, account }: { id: string; account: string }) {
  const order = useOrders(account)?.find((candidate) => candidate.id === id)
  return (
    <>
      {order && (
        <p className="flex items-center gap-3">
          <StateMark state={order.state} />
          {stateText(order.state)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {order && isUnpaid(order) && <PayButton order={order} account={account} />}
        <AppLink to="/order" search={{ id }} className="button-quiet">
          {t`See the order`}
        </AppLink>
      </div>
    </>
  )
}

interface TimelineProps {
  request: Request | undefined
  kind: string
  receivedAt: string
}

function Timeline({ request, kind, receivedAt }: TimelineProps) {
  const steps = (request?.events ?? []).filter(
    (event) => event.from !== event.to || event.note || event.files?.length || isCallAttempt(kind, event),
  )
  return (
    <ol className="grid gap-2">
      <Step at={receivedAt} word={statusText('received')} note={undefined} />
      {steps
        .filter(({ to, note, files }) => to !== 'received' || note || files?.length)
        .map(({ id, at, to, from, note, files }) => (
          <Step
            key={id}
            at={at}
            word={
              from === to && (note || files?.length) ? answerWord(note) : statusText(to ?? 'received', kind)
            }
            note={note}
          >
            <MessageFiles request={request!.id} files={files} />
          </Step>
        ))}
    </ol>
  )
}

const answerWord = (note: string | null) => (note ? t`The centre writes:` : t`The centre answers:`)

interface StepProps {
  at: string
  word: string
  note: string | null | undefined
  children?: ReactNode
}

function Step({ at, word, note, children }: StepProps) {
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{momentText(at)}</span>
      <strong>{word}</strong>
      {note && (
        <span className="block">
          <PersonalText>{note}</PersonalText>
        </span>
      )}
      {children}
    </li>
  )
}
