import { billText } from '#src/base/bill-text.ts'
import type { Order } from './sync-orders.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { OrderAgain } from '#src/features/orders/internal/order-again.tsx'
import { isPayable, paymentOutcome } from '#src/features/orders/internal/payment-outcome.ts'
import { outcomeWords } from '#src/features/orders/internal/outcome-words.ts'
import { PayButton } from './pay-button.tsx'
import { momentText } from '#src/base/moment.ts'
import { GoodsPictures } from '#src/features/orders/internal/goods-pictures.tsx'
import { goodsText } from './goods-text.ts'
import { stateText } from './state-text.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/** An order of the person at the centre: goods, total, state, and the next action. A list item. */
export function OrderRow({ order, account }: { order: Order; account: string }) {
  return (
    <li className="card" data-order={order.state}>
      <AppLink to="/order" search={{ id: order.id }} className="grid gap-2 p-4 no-underline">
        <GoodsPictures items={order.items} />
        <span className="flex flex-wrap items-start justify-between gap-x-4">
          <strong className="grow basis-24">{goodsText(order)}</strong>
          <strong className="whitespace-nowrap text-green">{billText(order.total_paise)}</strong>
        </span>
        <span className="flex items-center gap-3">
          <StateMark state={markOf(order)} />
          <span className="font-bold">{standingText(order)}</span>
        </span>
        <span className="text-muted">
          {order.reference}, {momentText(order.created_at)}
        </span>
      </AppLink>
      <div className="px-4 pb-4">
        {isPayable(paymentOutcome(order)) ? (
          <PayButton order={order} account={account} again={isTried(order)} />
        ) : (
          <OrderAgain order={order} />
        )}
      </div>
    </li>
  )
}

const isTried = (order: Order) => ['failed', 'cancelled'].includes(paymentOutcome(order))

/** Returns the state whose picture an order shows. */
function markOf(order: Order): string {
  return isTried(order) ? 'returned' : paymentOutcome(order) === 'late' ? 'stuck' : order.state
}

/** Returns the state of an order in a few words; a failed payment takes precedence. */
function standingText(order: Order): string {
  const outcome = paymentOutcome(order)
  const isOfPayment = isTried(order) || outcome === 'expired' || outcome === 'late'
  return isOfPayment ? outcomeWords(outcome, order).title : stateText(order.state)
}
