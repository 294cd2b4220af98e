import { cancelOrder, createPayment, type PaymentAnswer } from '#src/backend/orders.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import type { PendingOrder } from '#src/device/account-rows.ts'
import { isOnline } from '#src/device/network.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { syncOrders } from './sync-orders.ts'
import { settlePendingOrder, pendingOrderToSend } from './pending-orders.ts'

export type { PaymentAnswer } from '#src/backend/orders.ts'

/**
 * The result of sending a pending order: the link to pay at, an order that is paid in cash or cannot be paid right
 * now, a question or reason now on the pending order, or nothing known yet.
 */
export type SendResult =
  | { readonly url: string }
  | { readonly cash: true }
  | { readonly unpayable: true }
  | { readonly returned: true }
  | { readonly waiting: true }

/**
 * Sends the current state of a pending order as its owner, unless it was withdrawn. Deletes it only after the
 * centre has confirmed this order's id. With `again`, also sends an order that another tab has just sent, to get
 * the payment link.
 */
export async function sendPendingOrder(
  pendingOrder: PendingOrder,
  { again = false } = {},
): Promise<SendResult> {
  // Where the browser is sure that nothing goes out, nothing is noted as perhaps sent.
  const token = isOnline() ? await accessToken({ owner: pendingOrder.account }) : undefined
  if (!token) return { waiting: true }
  let due: PendingOrder | undefined
  const noticed = await saveResultOf(
    async () => void (due = await pendingOrderToSend(pendingOrder, again ? pendingOrder : undefined)),
  )
  if (!noticed.saved) return { waiting: true }
  return due ? noteAnswer(due, await createPayment(bodyOf(due), token)) : { returned: true }
}

/** The link at which an order that is placed already can be paid. */
export async function payOrder(
  order: { id: string; total_paise: number },
  account: string,
): Promise<PaymentAnswer> {
  const token = await accessToken({ owner: account })
  if (!token) return { silent: true }
  return createPayment({ orderId: order.id, amount: order.total_paise }, token)
}

/** Cancels an unpaid order; `refused` if it cannot be canceled any more, `silent` without an answer. */
export async function cancelUnpaid(
  id: string,
  account: string,
): Promise<'called off' | 'refused' | 'silent'> {
  const token = await accessToken({ owner: account })
  const outcome = token ? await cancelOrder(id, token) : 'silent'
  // Also where it was refused: what the phone shows of it is behind.
  if (outcome !== 'silent') await syncOrders()
  return outcome
}

async function noteAnswer(pendingOrder: PendingOrder, answer: PaymentAnswer): Promise<SendResult> {
  if ('silent' in answer) return { waiting: true }
  if (!('refused' in answer)) {
    await settlePendingOrder(pendingOrder, undefined)
    void syncOrders()
    return answer
  }
  const { code, message, total, about } = answer.refused
  const change: Partial<PendingOrder> =
    code === 'total_changed' && total !== undefined
      ? { state: 'asks', newTotal: total, problem: { code, message, ...about } }
      : { state: 'returned', problem: { code, message, ...about } }
  const outcome = await settlePendingOrder(pendingOrder, change)
  return outcome.saved ? { returned: true } : { waiting: true }
}

/** The body that the specification gives for create-payment, with what the order is made of in its details. */
function bodyOf({ id, contact, area, payBy = 'online', language, items, total }: PendingOrder) {
  const { name, email, phone, address } = contact
  return {
    orderId: id,
    productName: items
      .map((item) => item.name)
      .join(', ')
      .slice(0, 200),
    productType: 'cart',
    amount: total,
    userEmail: email,
    userName: name,
    userPhone: phone,
    shippingAddress: { name, phone, address },
    productDetails: {
      items: items.map(({ product_id, quantity, options, observed }) => ({
        product_id,
        quantity,
        options,
        observed,
      })),
      totalAmount: total / 100,
      deliveryArea: area,
      payBy,
      language,
    },
  }
}
