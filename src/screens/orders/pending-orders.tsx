import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { agreeToTotal, wishesOf, withdrawWish } from '#src/core/orders/pending-orders.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useRead } from '#src/ui/use-read.ts'
import { lineText, pendingText, type PendingOrder } from './pending-order-words.ts'
import { sendAndPay, tabFor } from './order-and-pay.ts'
import { useSeeOrders } from './use-see-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

interface PendingOrdersProps {
  account: string
  /** The class of each of them. */
  className?: string
}

/** The orders that are kept on the phone and not with the centre yet: what they wait for, and the way on or back. */
export function PendingOrders({ account, className = '' }: PendingOrdersProps) {
  const wishes = useRead(() => wishesOf(account), undefined, account) ?? []
  return wishes.map((wish) => (
    <PendingOrderCard key={wish.id} account={account} wish={wish} className={className} />
  ))
}

/** What is ordered, and what is wrong with a line at that line. */
function Lines({ order }: { order: PendingOrder }) {
  return (
    <ul className="grid gap-1">
      {order.items.map((item) => {
        const wrong = lineText(order, item)
        return (
          <li
            key={item.product_id}
            className="flex flex-wrap justify-between gap-x-4"
            data-wrong={wrong !== ''}
          >
            <span>
              {item.quantity} × {item.name}
            </span>
            <span className="whitespace-nowrap">{billText(item.price * item.quantity)}</span>
            {wrong && <strong className="w-full text-red">{wrong}</strong>}
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

function PendingOrderCard({ account, wish, className = '' }: PendingOrdersProps & { wish: PendingOrder }) {
  const [perhapsSent, setPerhapsSent] = useState(false)
  const seeOrders = useSeeOrders()
  const takeBack = async (evenIfSent: boolean) => {
    const { withdrawal } = await withdrawWish(wish.id, { evenIfSent })
    setPerhapsSent(withdrawal === 'perhaps sent')
  }
  return (
    <section className={`card grid gap-3 border-2 border-mustard p-4 ${className}`}>
      <p className="flex gap-3">
        <Pictogram name={wish.state === 'waiting' ? 'clock' : 'warning'} className="size-7" />
        <strong>{pendingText(wish)}</strong>
      </p>
      <Lines order={wish} />
      <p className="text-lg font-bold text-green">{billText(wish.newTotal ?? wish.total)}</p>
      <p role="alert" className="font-bold empty:hidden">
        {perhapsSent &&
          t`This order was sent once, and no answer came. The centre may have it. Delete it from this phone all the same?`}
      </p>
      <div className="flex flex-wrap gap-3">
        {perhapsSent ? (
          <>
            <button type="button" className="button" onClick={() => setPerhapsSent(false)}>
              {t`Keep it`}
            </button>
            <button type="button" className="button-quiet" onClick={() => takeBack(true)}>
              {t`Delete`}
            </button>
          </>
        ) : (
          <>
            {wish.state !== 'returned' && (
              <button type="button" className="button" onClick={() => goOn(account, wish, seeOrders)}>
                {wish.state === 'asks' ? t`Order at this price` : t`Send now`}
              </button>
            )}
            <button type="button" className="button-quiet" onClick={() => takeBack(false)}>
              {t`Cancel this order`}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

async function goOn(account: string, wish: PendingOrder, seeOrders: () => void): Promise<void> {
  const tab = tabFor(wish)
  if (wish.state === 'asks' && wish.newTotal !== undefined) await agreeToTotal(wish.id, wish.newTotal)
  const held = (await wishesOf(account)).find(({ id }) => id === wish.id)
  if (held) await sendAndPay(held, tab, seeOrders)
  else tab?.close()
}
