import { createPayment, type Payment, type PaymentAnswer } from './orders-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import type { Wait } from '#src/platform/outbox/entry.ts'
import type { PendingOrder } from './stored-pending-orders.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { asAccount } from '#src/platform/outbox/browser-world.ts'
import { sendEntry } from '#src/platform/outbox/send-entry.ts'

export type { Payment, PaymentAnswer } from './orders-api.ts'

/** The result of sending a pending order: its payment, a reason that is now on the order, or nothing known yet. */
export type SendResult =
  | { readonly payment: Payment }
  | { readonly returned: true }
  | { readonly waiting: true; readonly why?: Failure | undefined }

/** Why an order waits: the last wait of its entry, or the failed call for its payment. */
export type Failure = Wait | NotDone

/** Sends a pending order. Also returns the payment of an order that another tab has sent meanwhile. */
export async function sendOrder({ id, account }: Pick<PendingOrder, 'id' | 'account'>): Promise<SendResult> {
  const entry = await sendEntry(account, id)
  if (entry?.state === 'waiting') return { waiting: true, why: entry.why }
  if (entry?.state === 'received') return { payment: entry.receipt.result as Payment }
  const order = entry ? undefined : await withOutbox(() => outbox.orders.get(id))
  if (order?.account !== account) return { returned: true }
  const answer = await payOrder({ id, total_paise: Number(order['total_paise']) }, account)
  if ('payment' in answer) return answer
  return { waiting: true, ...(!('refused' in answer) && { why: answer }) }
}

/** Returns the payment of an order that the centre has, by a link or a UPI code; status 401 where the session has ended. */
export function payOrder(
  order: { id: string; total_paise: number },
  account: string,
  asCode = false,
): Promise<PaymentAnswer> {
  return asAccount<PaymentAnswer>(account, (token) =>
    createPayment({ orderId: order.id, amount: order.total_paise, ...(asCode && { asCode }) }, token),
  )
}
