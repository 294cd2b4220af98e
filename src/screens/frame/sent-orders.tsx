import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import type { SentOrder } from '#src/core/orders/sent-orders.ts'
import { useHeld } from '#src/ui/use-held.ts'
import { whenSeen } from '#src/ui/when-seen.ts'
import { notify } from '#src/ui/toasts.ts'

const none: readonly SentOrder[] = []
const load = () => import('#src/core/orders/sent-orders.ts')

/** Says of an order that waited on this phone that the centre has it now, and that it waits for payment. */
export function SentOrders() {
  const sent = useHeld('sent orders', () => load().then(({ watchSentOrders }) => watchSentOrders()), none)
  const navigate = useNavigate()
  const say = useEffectEvent(async () => {
    const orders = await load()
      .then(({ takeSentOrders }) => takeSentOrders())
      // Where the phone's storage does not open it is said another time.
      .catch(() => none)
    const [first] = orders
    if (!first) return
    const toPay = orders.find(({ isToPay }) => isToPay)
    notify({
      title: t`The centre has your order`,
      text: toPay ? t`It waits for payment.` : t`It is paid in cash on delivery.`,
      action: {
        label: toPay ? t`See and pay` : t`My requests`,
        run: () =>
          void (toPay && orders.length === 1
            ? navigate({ to: '/order', search: { id: toPay.id } })
            : navigate({ to: '/requests' })),
      },
    })
  })
  useEffect(() => {
    if (sent.length === 0) return
    return whenSeen(() => void say())
  }, [sent])
  return null
}
