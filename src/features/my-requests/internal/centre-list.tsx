import { t } from '@lingui/core/macro'
import { OrderRow } from '#src/features/orders/order-row.tsx'
import type { AtCentre } from '#src/features/my-requests/group-requests.ts'
import { LongList, type Rest } from '#src/features/my-requests/long-list.tsx'
import { ReceivedRow } from '#src/features/my-requests/received-row.tsx'

interface CentreListProps {
  items: readonly AtCentre[]
  rest: Rest
  account: string
}

/** Requests and orders at the centre, with their state. */
export function CentreList({ items, rest, account }: CentreListProps) {
  return (
    <LongList
      title={t`With the centre`}
      items={items}
      rest={rest}
      renderRow={(item) =>
        'order' in item ? (
          <OrderRow key={item.order.id} order={item.order} account={account} />
        ) : (
          <ReceivedRow key={item.received.id} received={item.received} account={account} />
        )
      }
    />
  )
}
