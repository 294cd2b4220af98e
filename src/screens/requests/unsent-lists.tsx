import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { PendingOrder } from '#src/core/orders/pending-orders.ts'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import { PendingOrderCard } from '#src/screens/orders/pending-orders.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { LongList, type Rest } from './long-list.tsx'
import { ReturnedRow } from './returned-row.tsx'
import { SendNow } from './send-now.tsx'
import { WaitingRow } from './waiting-row.tsx'

interface UnsentListProps {
  entries: readonly EntryLine[]
  rest: Rest
  /** The opened orders among the entries, by id. */
  orders: ReadonlyMap<string, PendingOrder>
}

/** Entries on this phone that the centre does not have yet. */
export function WaitingList({ entries, rest, orders }: UnsentListProps) {
  return (
    <LongList
      title={t`Waiting to be sent`}
      items={entries}
      rest={rest}
      renderRow={(entry) => (
        <OrderOr key={entry.id} order={orders.get(entry.id)}>
          <WaitingRow entry={entry} />
        </OrderOr>
      )}
    >
      <SendNow />
      {entries.some(({ why }) => why === 'sign-in') && (
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
        <OrderOr key={entry.id} order={orders.get(entry.id)}>
          <ReturnedRow entry={entry} />
        </OrderOr>
      )}
    />
  )
}

/** The row of an order with its goods and actions; of any other entry the given one. */
function OrderOr({ order, children }: { order: PendingOrder | undefined; children: ReactNode }) {
  if (!order) return children
  return (
    <li data-order={order.state}>
      <PendingOrderCard account={order.account} order={order} />
    </li>
  )
}
