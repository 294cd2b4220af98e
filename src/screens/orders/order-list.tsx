import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { Go } from '#src/ui/go.tsx'
import { OrderAgain } from './order-again.tsx'
import { isUnpaid } from '#src/core/orders/money-due.ts'
import { momentText } from '#src/base/moment.ts'
import { stateText } from './state-text.ts'
import { useOrders } from './use-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/** The person's orders, newest first. */
export function OrderList({ account }: { account: string }) {
  const orders = useOrders(account)
  if (!orders?.length) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Orders`}</h2>
      <ul className="card grid">
        {orders.map((order) => (
          <li key={order.id} className="border-b last:border-0">
            <Go
              to="/order"
              search={{ id: order.id }}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 p-4 no-underline"
            >
              <span>
                <strong className="block">{order.reference}</strong>
                <span className="text-muted">{momentText(order.created_at)}</span>
              </span>
              <span className="text-right">
                <strong className="block text-green">{moneyText(order.total_paise)}</strong>
                {stateText(order.state)}
              </span>
            </Go>
            {!isUnpaid(order) && (
              <div className="px-4 pb-4">
                <OrderAgain order={order} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
