import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { printPage } from '#src/platform/ui/print.ts'
import { sheetOf } from './receipt-sheet.ts'

interface ReceiptButtonsProps {
  order: Order
  account: string
  /** True while the receipt itself is visible. */
  isOpen?: boolean
}

/** Actions on the receipt of an order; fewer on a slip of an unpaid order. */
export function ReceiptButtons({ order, account, isOpen = false }: ReceiptButtonsProps) {
  const [busy, setBusy] = useState(false)
  const centre = useCentre()
  const run = async (act: Act) => {
    setBusy(true)
    const acts = await loadOrNotify(() => import('./receipt-acts.ts'))
    await acts?.[act](order, account, sheetOf(order, centre))
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {!isOpen && (
        <AppLink to="/receipt" search={{ id: order.id }} className="button-quiet">
          {order.receipt ? t`See the receipt` : t`See the order slip`}
        </AppLink>
      )}
      {isOpen && (
        <button type="button" className="button" onClick={printPage}>
          {t`Print`}
        </button>
      )}
      {(isOpen || order.receipt) && (
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => run('download')}>
          {order.receipt ? t`Download Receipt` : t`Download the slip`}
        </button>
      )}
      {isOpen && (
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => run('share')}>
          <Pictogram name="share" className="size-7" />
          {t`Share`}
        </button>
      )}
      {order.receipt && order.contact.email && (
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => run('email')}>
          {t`Email Receipt`}
        </button>
      )}
    </div>
  )
}

type Act = 'download' | 'share' | 'email'
