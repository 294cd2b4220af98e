import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/catch-up.ts'

/** Where the money is that has to go back: under way, or held up. What went back, the log tells. */
export function MoneyBack({ order: { payments } }: { order: Pick<Order, 'payments'> }) {
  const is = (...far: string[]) => payments.some(({ refund }) => far.includes(refund ?? ''))
  const text = is('failed')
    ? t`Your money could not go back by the way it came. The centre gives it back to you; it is not lost.`
    : is('asked', 'sent') && t`Your money is on its way back. The bank takes a few days.`
  return text ? <p className="card border-2 border-mustard p-4">{text}</p> : null
}
