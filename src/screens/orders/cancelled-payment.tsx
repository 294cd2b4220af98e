import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { isPayable, paymentOutcome } from '#src/core/orders/payment-outcome.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { AppLink } from '#src/ui/link.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { outcomeWords } from './outcome-words.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useOrders } from './use-orders.ts'

speakAccount(language())

/**
 * Shown after a canceled payment. The address names no order: it is the newest one with a canceled payment, otherwise
 * the newest unpaid one.
 */
export default function CancelledPayment() {
  const person = usePerson()
  const orders = useOrders(person?.id ?? '')
  if (person === undefined || (person && !orders)) return null
  const order = person && cancelledOrder(orders ?? [])
  return (
    <div className="column max-w-2xl pt-6">
      <div className="card grid gap-4 border-2 border-mustard p-4">
        {order ? <OfOrder order={order} account={person.id} /> : <OfNone isGuest={!person} />}
      </div>
    </div>
  )
}

/** Returns the order of a canceled payment, as far as the phone knows. */
export function cancelledOrder(orders: readonly Order[]): Order | undefined {
  const payable = orders.filter((order) => isPayable(paymentOutcome(order)))
  return payable.find((order) => paymentOutcome(order) === 'cancelled') ?? payable[0]
}

function OfOrder({ order, account }: { order: Order; account: string }) {
  const outcome = paymentOutcome(order)
  const title = (
    <AppLink to="/order" search={{ id: order.id }} className="font-bold">
      {t`Order ${order.reference}`}
    </AppLink>
  )
  if (outcome === 'failed')
    return (
      <>
        <OrderOutcome order={order} account={account} heading="h2" />
        <p className="text-center">{title}</p>
      </>
    )
  return (
    <OutcomeCard words={outcomeWords('cancelled', order)} outcome="cancelled" heading="h2">
      <p>{title}</p>
      <UnpaidOrder order={order} account={account} again />
    </OutcomeCard>
  )
}

function OfNone({ isGuest }: { isGuest: boolean }) {
  const returnTo = useReturnAddress()
  const text = isGuest
    ? t`Sign in to pay, or to put the goods back into your cart.`
    : t`No order on this phone is waiting for payment. Your orders are in My requests.`
  return (
    <OutcomeCard
      words={{ title: t`Payment cancelled`, text, pictogram: 'close', color: 'text-mustard' }}
      outcome="cancelled"
      heading="h2"
    >
      {isGuest ? (
        <AppLink to="/auth" search={{ to: returnTo }} className="button">
          {t`Sign In`}
        </AppLink>
      ) : (
        <AppLink to="/requests" className="button-quiet">
          {t`My requests`}
        </AppLink>
      )}
    </OutcomeCard>
  )
}
