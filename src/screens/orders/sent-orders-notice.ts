import { t } from '@lingui/core/macro'
import { takeSentOrders } from '#src/core/orders/sent-orders.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { language } from '#src/i18n/words.ts'
import { notify } from '#src/ui/toasts.ts'

speakAccount(language())

/** Says of orders that waited on this phone that the centre has them now, and which waits for payment. Each order is told of once. */
export async function notifySentOrders(open: {
  order: (id: string) => void
  requests: () => void
}): Promise<void> {
  // Where the phone's storage does not open it is said another time.
  const orders = await takeSentOrders().catch(() => [])
  if (orders.length === 0) return
  const toPay = orders.find(({ isToPay }) => isToPay)
  notify({
    title: t`The centre has your order`,
    text: toPay ? t`It waits for payment.` : t`It is paid in cash on delivery.`,
    action: {
      label: toPay ? t`See and pay` : t`My requests`,
      run: () => (toPay && orders.length === 1 ? open.order(toPay.id) : open.requests()),
    },
  })
}
