import { useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { isPayable, outcomeAfterLeaving, paymentOutcome } from '#src/core/orders/payment-outcome.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { AppLink } from '#src/ui/link.tsx'
import { MissingOrder } from './missing-order.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { outcomeWords } from './outcome-words.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useJustBack } from './use-just-back.ts'
import { useOrder } from './use-order.ts'
import { useOrders } from './use-orders.ts'

speakAccount(language())

/** Shown after a canceled payment. The provider's way back names the order, except that of an earlier build. */
export default function CancelledPayment() {
  const person = usePerson()
  const orders = useOrders(person?.id ?? '')
  if (person === undefined || (person && !orders)) return null
  return (
    <div className="column max-w-2xl pt-6">
      <div className="card grid gap-4 border-2 border-mustard p-4">
        {person ? <OfPerson orders={orders ?? []} account={person.id} /> : <OfNone isGuest />}
      </div>
    </div>
  )
}

/**
 * Returns the order of a canceled payment, as far as the phone knows: the newest one with a canceled payment, otherwise the
 * newest unpaid one.
 */
export function cancelledOrder(orders: readonly Order[]): Order | undefined {
  const payable = orders.filter((order) => isPayable(paymentOutcome(order)))
  return payable.find((order) => paymentOutcome(order) === 'cancelled') ?? payable[0]
}

function OfPerson({ orders, account }: { orders: readonly Order[]; account: string }) {
  const { order_id: named } = useSearch({ strict: false }) as { order_id?: unknown }
  const found = cancelledOrder(orders)?.id
  const [first, setFirst] = useState(found)
  // It stays: once it is paid, the next order is not the one whose payment was canceled.
  if (first === undefined && found !== undefined) setFirst(found)
  const id = typeof named === 'string' ? named : (first ?? found)
  return id === undefined ? <OfNone isGuest={false} /> : <OfOrder id={id} account={account} />
}

function OfOrder({ id, account }: { id: string; account: string }) {
  const { order, ...why } = useOrder(account, id)
  const outcome = useJustBack(id, order, outcomeAfterLeaving)
  if (!order || !outcome) return <MissingOrder {...why} heading="h2" />
  const title = (
    <AppLink to="/order" search={{ id: order.id }} className="font-bold">
      {t`Order ${order.reference}`}
    </AppLink>
  )
  if (outcome !== 'cancelled')
    return (
      <>
        <OrderOutcome order={order} account={account} heading="h2" justBack={outcome} />
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
    : t`No order on this phone is unpaid. Your orders are in My requests.`
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
