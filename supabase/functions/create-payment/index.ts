import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asCaller, asService, type Answer } from '../_shared/database.ts'
import type { PayableOrder, PaymentProvider } from '../_shared/payment-provider.ts'
import { paymentProvider } from '../_shared/provider-in-use.ts'
import { readWish, type Wish } from './wish.ts'

/*
 * Answers a link at which an order of the caller can be paid: {url, paymentId, orderId}. The amount in the body is only
 * what the payer saw; what is paid is the order's total, and where the two differ nothing happens but a 409 that says so.
 */

interface OpenPayment {
  id: string
  state: string
  provider: string
  link: string | null
}

type OrderToPay =
  | { order: PayableOrder & { payments: OpenPayment[] } }
  | { refused: string; total_paise?: number; ids?: string[]; [more: string]: unknown }

type Opened = { payment_id: string; link: string } | { refused: string }

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const wish = await readWish(request)
  if ('problem' in wish) return refusal(400, 'bad_request', wish.problem)
  const provider = paymentProvider()
  if (!provider) return refusal(503, 'payments_unavailable', 'Payments are not set up here.')

  const asked = await asCaller<OrderToPay>(request, 'order_to_pay', {
    order_id: wish.orderId,
    amount_paise: wish.amount,
    wanted: wish.wanted,
  })
  if (!asked.ok) return refusedBy(asked)
  if ('refused' in asked.data) return refusedOrder(asked.data)
  return pay(provider, asked.data.order, wish)
})

async function pay(
  provider: PaymentProvider,
  order: PayableOrder & { payments: OpenPayment[] },
  { orderId }: Wish,
): Promise<Response> {
  const open = order.payments.find(({ state, provider: of }) => state === 'created' && of === provider.name)
  if (open) return answer({ url: open.link, paymentId: open.id, orderId })

  const link = await provider.createLink(order).catch(() => undefined)
  if (!link) return refusal(502, 'provider_unreachable', 'The payment provider did not answer. Try again.')
  const opened = await asService<Opened>('open_payment', {
    order_id: orderId,
    provider: provider.name,
    ref: link.ref,
    link: link.url,
  })
  if (!opened.ok) return refusal(503, 'try_again', 'The payment could not be prepared. Try again.')
  if ('refused' in opened.data) return refusedOrder(opened.data)
  // Of two taps at once one link was kept; both get that one.
  return answer({ url: opened.data.link, paymentId: opened.data.payment_id, orderId })
}

const refusals: Record<string, readonly [status: number, code: string, message: string]> = {
  unknown: [404, 'order_unknown', 'There is no such order.'],
  unavailable: [409, 'unavailable', 'Something in this order is not sold now.'],
  total_changed: [409, 'total_changed', 'The total is not what you saw.'],
  paid: [409, 'already_paid', 'This order is paid.'],
  closed: [409, 'order_closed', 'This order was cancelled.'],
}

function refusedOrder({ refused, ...more }: { refused: string; [more: string]: unknown }): Response {
  const [status, code, message] = refusals[refused] ?? [409, refused, 'This order cannot be paid.']
  return refusal(status, code, message, more)
}

/** A refusal of the database in our shape; what is not the caller's fault is worth another try. */
function refusedBy({ status, error, retryAfter }: Extract<Answer<never>, { ok: false }>): Response {
  const { message = '', hint, details } = error
  if (status === 401 || status === 403) return refusal(401, 'sign_in', 'Sign in to pay.')
  if (status === 409) return refusal(409, 'conflict', message, { hint })
  if (status === 429) {
    return refusal(429, 'too_many_orders', message, { hint }, { 'retry-after': retryAfter ?? '3600' })
  }
  if (status < 500) return refusal(400, 'bad_request', message, { field: details })
  return refusal(503, 'try_again', 'The order could not be read. Try again.')
}
