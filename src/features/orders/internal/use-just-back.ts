import { useEffect, useEffectEvent, useState } from 'react'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import type { PaymentOutcome } from './payment-outcome.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { noteAskedAbout, wasAskedAbout } from './asked-about.ts'

/** Interval of checks in milliseconds, while the page is open and the payment is unconfirmed. */
const recheckAfterMs = 3_000

/**
 * Returns the outcome of an order's payment for a person who is just back from the provider, and asks the centre as long as
 * it is *confirming*.
 *
 * @param outcomeOf tells by the order and by whether the centre was asked since then
 */
export function useJustBack(
  id: string,
  order: Order | undefined,
  outcomeOf: (order: Order, isAsked: boolean) => PaymentOutcome,
): PaymentOutcome | undefined {
  const [asked, setAsked] = useState(() => (wasAskedAbout(id) ? id : ''))
  const outcome = order && outcomeOf(order, asked === id)
  useRecheck(outcome === 'confirming', () => {
    noteAskedAbout(id)
    setAsked(id)
  })
  return outcome
}

/** Asks the centre again and again; `onAsked` once the phone has all that it answered. */
function useRecheck(isOpen: boolean, onAsked: () => void): void {
  const noteAsked = useEffectEvent(onAsked)
  useEffect(() => {
    if (!isOpen) return
    // A chunk that fails to load is loaded again at the next interval.
    const check = () =>
      import('#src/features/orders/sync-orders.ts')
        .then(({ syncOrders }) => syncOrders())
        .then((isCurrent) => isCurrent && noteAsked())
        .catch(() => {})
    return pollWhileVisible(check, recheckAfterMs)
  }, [isOpen])
}
