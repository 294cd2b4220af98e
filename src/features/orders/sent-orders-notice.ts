import { t } from '@lingui/core/macro'
import { takeSentOrders } from './sent-orders.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { notify } from '#src/platform/ui/toasts.ts'

speakAccount(language())

/**
 * Shows a notice about orders that were sent in the background, and the one that waits for payment. Each order is
 * reported once.
 */
export async function notifySentOrders(open: {
  order: (id: string) => void
  requests: () => void
}): Promise<void> {
  // If the storage does not open, a later call reports them.
  const orders = await takeSentOrders().catch(() => [])
  if (orders.length === 0) return
  const toPay = orders.find(({ isToPay }) => isToPay)
  notify({
    title: t`The centre has your order`,
    text: toPay ? t`It is not paid yet.` : t`It is paid in cash on delivery.`,
    action: {
      label: toPay ? t`See and pay` : t`My requests`,
      run: () => (toPay && orders.length === 1 ? open.order(toPay.id) : open.requests()),
    },
  })
}
