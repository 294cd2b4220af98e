import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import {
  agreeToTotal,
  pendingOrdersOf,
  withdrawPendingOrder,
  type PendingOrder,
} from './stored-pending-orders.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { lineText, pendingText } from '#src/features/orders/internal/pending-order-words.ts'
import { notifyFailed, sendAndPay, tabFor } from '#src/features/orders/internal/order-and-pay.ts'
import { unitText } from './unit-text.ts'
import { useSeeOrders } from '#src/features/orders/internal/use-see-orders.ts'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { useGoodsPictures } from '#src/features/orders/internal/goods-pictures.tsx'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

speakAccount(language())

interface PendingOrdersProps {
  account: string
  /** The class of each order. */
  className?: string
}

/** Orders on the phone that the centre does not have yet, with their state and actions. */
export function PendingOrders({ account, className = '' }: PendingOrdersProps) {
  const pendingOrders = useLiveRead(() => pendingOrdersOf(account), undefined, account) ?? []
  return pendingOrders.map((order) => (
    <PendingOrderCard key={order.id} account={account} order={order} className={className} />
  ))
}

/** The lines of an order, each with its fault. */
function Lines({ order }: { order: PendingOrder }) {
  const looks = useGoodsPictures(order.items.map(({ product_id: id }) => id))
  return (
    <ul className="grid gap-1">
      {order.items.map((item) => {
        const wrong = lineText(order, item)
        return (
          <li
            key={`${item.product_id} ${item.price}`}
            className="flex items-start gap-3"
            data-wrong={wrong !== ''}
          >
            <ProductPicture product={looks(item)} className="size-14" />
            <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
              <span className="grow basis-24">
                {item.quantity} × {item.name}
                <span className="block text-muted">{unitText({ ...item, unit_paise: item.price })}</span>
              </span>
              <span className="whitespace-nowrap">{billText(item.price * item.quantity)}</span>
              <div className="w-full empty:hidden">
                <FieldError>{wrong}</FieldError>
              </div>
            </span>
          </li>
        )
      })}
      {order.state === 'asks' && order.problem?.fee !== undefined && (
        <li className="flex flex-wrap justify-between gap-x-4">
          <span>{t`Delivery fee`}</span>
          <span>{order.problem.fee ? billText(order.problem.fee) : t`Free`}</span>
        </li>
      )}
    </ul>
  )
}

/** An order on the phone that the centre does not have yet, with its state and actions. */
export function PendingOrderCard({
  account,
  order,
  className = '',
}: PendingOrdersProps & { order: PendingOrder }) {
  const [maybeSent, setPerhapsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const seeOrders = useSeeOrders()
  const go = async () => {
    if (busy) return
    setBusy(true)
    await resume(account, order, seeOrders)
    setBusy(false)
  }
  const cancel = async (evenIfSent: boolean) => {
    const outcome = await withdrawPendingOrder(order, { evenIfSent })
    setPerhapsSent(outcome.withdrawal === 'perhaps sent')
    setFailure(outcome.saved || outcome.withdrawal ? '' : whyNotSaved(outcome.why))
  }
  return (
    <section className={`card grid gap-3 border-2 border-mustard p-4 ${className}`}>
      <p className="flex gap-3">
        <Pictogram name={order.state === 'waiting' ? 'clock' : 'warning'} className="size-7" />
        <strong>{pendingText(order)}</strong>
      </p>
      <Lines order={order} />
      <p className="text-lg font-bold text-green">{billText(order.newTotal ?? order.total)}</p>
      <p role="alert" className="font-bold empty:hidden">
        {maybeSent &&
          t`This order was sent once, and no answer came. The centre may have it. Delete it from this phone anyway?`}
      </p>
      <div className="flex flex-wrap gap-3">
        {maybeSent ? (
          <>
            <button type="button" className="button" onClick={() => setPerhapsSent(false)}>
              {t`Keep it`}
            </button>
            <button type="button" className="button-quiet" onClick={() => cancel(true)}>
              {t`Delete`}
            </button>
          </>
        ) : (
          <>
            {order.state !== 'returned' && (
              <button type="button" className="button" aria-disabled={busy} onClick={go}>
                {order.state === 'asks' ? t`Order at this price` : t`Send now`}
              </button>
            )}
            <button type="button" className="button-quiet" onClick={() => cancel(false)}>
              {t`Cancel this order`}
            </button>
          </>
        )}
      </div>
      <FieldError alert>{failure}</FieldError>
    </section>
  )
}

async function resume(account: string, order: PendingOrder, seeOrders: () => void): Promise<void> {
  const tab = tabFor(order)
  const agreed = order.state === 'asks' ? await agreeToTotal(order) : undefined
  if (agreed?.outcome.saved === false) return notifyFailed(agreed.outcome.why, tab)
  const id = agreed?.id ?? order.id
  const stored = (await pendingOrdersOf(account)).find((item) => item.id === id)
  if (stored) await sendAndPay(stored, tab, seeOrders)
  else tab?.close()
}
