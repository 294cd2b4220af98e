import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { UpiCode } from '#src/features/cash/upi-code.tsx'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { sayPaid, useSaidPaid } from './use-said-paid.ts'

interface OrderUpiProps {
  order: Order
  /** `upi://pay…` as the centre made it. */
  link: string
  account: string
}

/** An order’s sum to pay by UPI, also without a network, and the note that it is paid. */
export default function OrderUpi({ order, link, account }: OrderUpiProps) {
  const waiting = useSaidPaid(account).includes(order.id)
  const [busy, setBusy] = useState(false)
  const isSaid = waiting || order.events.some(({ code }) => code === 'said_paid')
  const say = async () => {
    setBusy(true)
    const outcome = await sayPaid(account, order.id)
    setBusy(false)
    if (!outcome.saved) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <details className="w-full">
      <summary className="font-bold text-green">{t`Pay by UPI`}</summary>
      <div className="grid gap-3">
        <UpiCode link={link} paise={order.total_paise} />
        {isSaid ? (
          <p role="status">{t`You said that you have paid. The centre looks at its bank.`}</p>
        ) : (
          <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void say()}>
            {t`I have paid`}
          </button>
        )}
      </div>
    </details>
  )
}
