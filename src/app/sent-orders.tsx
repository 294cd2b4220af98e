import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { SentOrder } from '#src/features/orders/sent-orders.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whenSeen } from '#src/platform/ui/when-seen.ts'

const none: readonly SentOrder[] = []

/** Shows a notice when the centre has received a pending order, which then waits for payment. */
export function SentOrders() {
  const sent = useObservable(
    'sent orders',
    () => import('#src/features/orders/sent-orders.ts').then(({ watchSentOrders }) => watchSentOrders()),
    none,
  )
  const navigate = useNavigate()
  const notifySent = useEffectEvent(async () => {
    const { notifySentOrders } = await import('#src/features/orders/sent-orders-notice.ts')
    await notifySentOrders({
      order: (id) => void navigate({ to: '/order', search: { id } }),
      requests: () => void navigate({ to: '/requests' }),
    })
  })
  useEffect(() => {
    if (sent.length === 0) return
    // If the code fails to load, the next change or visit tries again.
    return whenSeen(() => void notifySent().catch(() => {}))
  }, [sent])
  return null
}
