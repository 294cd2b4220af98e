import type { Order } from '#src/features/orders/sync-orders.ts'
import { isForCash } from '#src/features/orders/money-due.ts'
import { isPayable, paymentOutcome, type PaymentOutcome } from './payment-outcome.ts'
import { MoneyBack } from './money-back.tsx'
import { OrderAgain } from './order-again.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { outcomeWords } from './outcome-words.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

interface OrderOutcomeProps {
  order: Order
  account: string
  heading?: 'h1' | 'h2'
  /** The outcome right after a payment: an order that may be paid already can be neither paid nor canceled. */
  justBack?: PaymentOutcome | undefined
}

/** The payment state of an order, with matching actions. */
export function OrderOutcome({ order, account, heading = 'h1', justBack }: OrderOutcomeProps) {
  const outcome = justBack ?? paymentOutcome(order)
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

/** Actions: pay, or back into the cart, for a payable order; order again for an ended one. */
export function WaysOn({ order, account }: Pick<OrderOutcomeProps, 'order' | 'account'>) {
  const outcome = paymentOutcome(order)
  if (isPayable(outcome) || (isForCash(order) && order.state === 'placed'))
    return (
      <UnpaidOrder order={order} account={account} again={outcome === 'failed' || outcome === 'cancelled'} />
    )
  return <OrderAgain order={order} />
}
