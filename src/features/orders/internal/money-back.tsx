import { t } from '@lingui/core/macro'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { moneyBack } from '#src/features/orders/money-back.ts'

/** The state of a refund that is in progress or delayed. The log reports completed ones. */
export function MoneyBack({ order }: { order: Pick<Order, 'payments'> }) {
  const where = moneyBack(order)
  if (!where) return null
  return (
    <p className="card border-2 border-mustard p-4">
      {where === 'held up'
        ? t`We could not refund the way you paid. Your money is safe: the centre will return it to you directly.`
        : t`Your money is on its way back. The bank takes a few days.`}
    </p>
  )
}
