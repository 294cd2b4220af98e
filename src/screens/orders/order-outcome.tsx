import type { Order } from '#src/core/orders/sync-orders.ts'
import { isForCash } from '#src/core/orders/money-due.ts'
import { isPayable, paymentOutcome } from '#src/core/orders/payment-outcome.ts'
import { MoneyBack } from './money-back.tsx'
import { OrderAgain } from './order-again.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { outcomeWords } from './outcome-words.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

interface OrderOutcomeProps {
  order: Order
  account: string
  heading?: 'h1' | 'h2'
  /** True where the payment has just led back: what may be paid already is not offered to be paid or called off. */
  justBack?: boolean
}

/** What has become of the money of an order, and only the ways on that concern it. */
export function OrderOutcome({ order, account, heading = 'h1', justBack = false }: OrderOutcomeProps) {
  const outcome = paymentOutcome(order)
  return (
    <>
      <OutcomeCard words={outcomeWords(outcome, order)} outcome={outcome} heading={heading}>
        {!(justBack && ['completed', 'cash', 'confirming'].includes(outcome)) && (
          <WaysOn order={order} account={account} />
        )}
      </OutcomeCard>
      <MoneyBack order={order} />
    </>
  )
}

/** Pay and back into the cart for what can still be paid; once more for what has ended. */
export function WaysOn({ order, account }: Pick<OrderOutcomeProps, 'order' | 'account'>) {
  const outcome = paymentOutcome(order)
  if (isPayable(outcome) || (isForCash(order) && order.state === 'placed'))
    return (
      <UnpaidOrder order={order} account={account} again={outcome === 'failed' || outcome === 'cancelled'} />
    )
  return <OrderAgain order={order} />
}
