import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { useCentre } from '#src/features/catalogue/use-texts.ts'
import { isForCash } from '#src/features/orders/money-due.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** How an order that is paid at the door is paid by UPI there; nothing where the centre has no UPI address. */
export function PayByUpi({ order }: { order: Order }) {
  const { upi, name } = useCentre()
  if (!upi || !isForCash(order)) return null
  const pay = new URLSearchParams({
    pa: upi,
    pn: localize(name),
    am: (order.total_paise / 100).toFixed(2),
    cu: 'INR',
    tn: order.reference,
  })
  // A plus is no blank for the apps that open it.
  const address = `upi://pay?${pay.toString().replaceAll('+', '%20')}`
  return (
    <p className="grid justify-items-center gap-2 text-center">
      <span>{t`You can also pay by UPI when it comes, to ${upi}.`}</span>
      <a className="button-quiet" href={address}>
        {t`Pay ${billText(order.total_paise)} by UPI`}
      </a>
    </p>
  )
}
