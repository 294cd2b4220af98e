import { t } from '@lingui/core/macro'
import type { DeskItem } from './item.ts'
import { TakeCash } from '#src/features/cash/take-cash.tsx'
import { UpiCode } from '#src/features/cash/upi-code.tsx'
import { UpiReference } from '#src/features/cash/upi-reference.tsx'
import { isForCash, isUnpaid } from '#src/features/orders/money-due.ts'

interface OrderMoneyProps {
  order: Extract<DeskItem, { what: 'order' }>['order']
  account: string
}

/** Takes the money of an order at the door or the counter: cash for a slip, or UPI by its code and the bank's reference. */
export function OrderMoney({ order, account }: OrderMoneyProps) {
  const { id, total_paise: paise, pay_by: payBy, payments, upi } = order
  const isPaid = payments.some(({ state }) => state === 'paid')
  if (isPaid || payBy === 'account' || !(isUnpaid(order) || isForCash(order))) return null
  return (
    <section className="card grid gap-3 p-4" data-order-money>
      <h2>{t`Take the money`}</h2>
      <TakeCash account={account} about={{ order: id }} label={order.contact.name} paise={paise} />
      <details>
        <summary className="font-bold text-green">{t`By UPI`}</summary>
        <div className="grid gap-3">
          {upi && <UpiCode link={upi} paise={paise} />}
          <UpiReference account={account} order={id} paise={paise} />
        </div>
      </details>
    </section>
  )
}
