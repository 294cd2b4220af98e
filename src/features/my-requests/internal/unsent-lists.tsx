import { useEffect, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { PendingOrder } from '#src/features/orders/stored-pending-orders.ts'
import { returnWorkOfGoneAccount } from '#src/features/shared-phone/gone-account.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { isOfGoneAccount } from '#src/platform/outbox/codes.ts'
import { PendingOrderCard } from '#src/features/orders/pending-orders.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { LongList, type Rest } from '#src/features/my-requests/long-list.tsx'
import { ReturnedRow } from '#src/features/my-requests/returned-row.tsx'
import { SaveCopy } from './save-copy.tsx'
import { SendNow } from '#src/features/my-requests/send-now.tsx'
import { WaitingRow } from '#src/features/my-requests/waiting-row.tsx'
import { titleOf } from './words-of-entry.ts'

interface UnsentListProps {
  entries: readonly EntryLine[]
  rest: Rest
  /** The opened orders among the entries, by id. */
  orders: ReadonlyMap<string, PendingOrder>
}

/** Entries on this phone that the centre does not have yet. */
export function WaitingList({ entries, rest, orders }: UnsentListProps) {
  const needSignIn = entries.filter(({ why }) => why === 'sign-in')
  const lastTry = Math.max(0, ...needSignIn.map(({ nextAttemptAt }) => nextAttemptAt ?? 0))
  useEffect(() => {
    // Without an answer, or without room, it goes on waiting; after the next try it is asked again.
    if (lastTry > 0) void returnWorkOfGoneAccount().catch(() => undefined)
  }, [lastTry])
  return (
    <LongList
      title={t`Not sent yet`}
      items={entries}
      rest={rest}
      renderRow={(entry) => (
        <OrderOr key={entry.id} order={orders.get(entry.id)}>
          <WaitingRow entry={entry} />
        </OrderOr>
      )}
    >
      <SendNow />
      {needSignIn.length > 0 && (
        <AppLink to="/auth" search={{ to: '/requests' }} className="button-quiet justify-self-start">
          {t`Sign In`}
        </AppLink>
      )}
    </LongList>
  )
}

/** Returned entries with reasons and actions. */
export function ReturnedList({ entries, rest, orders }: UnsentListProps) {
  return (
    <LongList
      title={t`Returned to you`}
      items={entries}
      rest={rest}
      renderRow={(entry) => (
        <OrderOr key={entry.id} order={orders.get(entry.id)} returned={entry}>
          <ReturnedRow entry={entry} />
        </OrderOr>
      )}
    />
  )
}

interface OrderOrProps {
  order: PendingOrder | undefined
  returned?: EntryLine
  children: ReactNode
}

/** The row of an order with its goods and actions; of any other entry the given one. */
function OrderOr({ order, returned, children }: OrderOrProps) {
  if (!order) return children
  return (
    <li data-order={order.state} className="grid gap-3">
      <PendingOrderCard account={order.account} order={order} />
      {isOfGoneAccount(returned?.returned) && (
        <SaveCopy entry={returned!} form={undefined} title={titleOf(returned!, undefined)} />
      )}
    </li>
  )
}
