import { t } from '@lingui/core/macro'
import { Reference } from '#src/features/apply/reference.tsx'
import { PayButton } from '#src/features/orders/pay-button.tsx'
import { isUnpaid } from '#src/features/orders/money-due.ts'
import { stateText } from '#src/features/orders/state-text.ts'
import { useOrders } from '#src/features/orders/use-orders.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { SoilLine } from '#src/features/soil/soil-line.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { CentreNote } from '#src/features/my-requests/internal/centre-note.tsx'
import { RequestHead } from '#src/features/my-requests/internal/request-head.tsx'
import { ordersOf, type Received } from './group-requests.ts'
import { isToldByBooking, requestMark, requestText } from './status-text.ts'
import { Timeline } from '#src/features/my-requests/internal/timeline.tsx'
import { useRequestTitle } from './use-form.ts'

// Lazy: few requests book anything.
const OwnBookings = lazyPart(() => import('#src/features/bookings/own-bookings.tsx'))

interface ReceivedRowProps {
  received: Received
  /** The account of its orders; none in a farmer's list. */
  account?: string
  ofFarmer?: true
}

/** A request at the centre, with its state and history; in a farmer's list without the name. */
export function ReceivedRow({ received, account, ofFarmer }: ReceivedRowProps) {
  const { kind, subject, askedFor, name, reference, request, receivedAt } = received
  return (
    <li className="card grid gap-2 p-4" data-state={request?.status ?? 'received'}>
      <RequestHead
        title={useRequestTitle(kind, subject, askedFor)}
        name={ofFarmer ? undefined : name}
        as={ofFarmer && 'h4'}
      />
      <Reference reference={reference} />
      {!isToldByBooking(request) && (
        <p className="flex items-center gap-3">
          <StateMark state={requestMark(request)} />
          <strong>{requestText(request, request?.events)}</strong>
        </p>
      )}
      <CentreNote request={request} />
      {request?.bookings && (
        <LaterPart>
          <OwnBookings bookings={request.bookings} />
        </LaterPart>
      )}
      <SoilLine request={request} />
      {account && ordersOf(received).map((id) => <OrderOfRequest key={id} id={id} account={account} />)}
      <details>
        <summary className="font-bold text-green">{t`History`}</summary>
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
