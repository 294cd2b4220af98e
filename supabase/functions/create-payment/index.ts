import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asCaller, asService, type Answer } from '../_shared/database.ts'
import { logFailure } from '../_shared/log-failure.ts'
import type { PayableOrder } from '../_shared/payment-provider.ts'
import { codeProvider, paymentProvider, providerNamed } from '../_shared/provider-in-use.ts'
import { readPaymentRequest, type PaymentRequest } from './payment-request.ts'

/* Returns a payment link, or the address of a UPI code, for an order of the caller: {url, paymentId, orderId}. The amount in the body is the total
   that the payer saw; if it differs from the order's total, nothing happens but a 409 that says so. For an order in cash
   or on the khata the link is its page in the app, with {cash: true}. */

interface OpenPayment {
  id: string
  state: string
  provider: string
  link: string | null
}

type Order = Omit<PayableOrder, 'attempt'> & {
  pay_by: 'online' | 'cash' | 'account'
  payments: OpenPayment[]
}

type OrderToPay =
  | { order: Order }
  | { refused: string; total_paise?: number; ids?: string[]; [more: string]: unknown }

type Opened = { payment_id: string; link: string } | { refused: string }

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const body = await readPaymentRequest(request)
  if ('problem' in body) return refusal(400, 'bad_request', body.problem)
  // Before anything is placed, because an unpayable order is useless.
  if (!body.isCash && !onlineProvider(body)) return unavailable()
  const order = await asCaller<OrderToPay>(request, 'order_to_pay', {
    order_id: body.orderId,
    amount_paise: body.amount,
    wanted: body.wanted,
  })
  if (!order.ok) return refusedBy(order)
  if ('refused' in order.data) return refusedOrder(order.data)
  return pay(order.data.order, body)
})

const unavailable = () => refusal(503, 'payments_unavailable', 'Payments are not set up here.')

const onlineProvider = ({ asCode }: PaymentRequest) => (asCode ? codeProvider() : paymentProvider())

async function pay(order: Order, request: PaymentRequest): Promise<Response> {
  const { orderId } = request
  // Nothing is to be paid now: it is on the khata.
  if (order.pay_by === 'account') return answer({ url: `/order?id=${orderId}`, orderId, cash: true })
  const isCash = order.pay_by === 'cash'
  const provider = isCash ? providerNamed('cash') : onlineProvider(request)
  if (!provider) return unavailable()
  const cash = isCash ? { cash: true } : {}
  const tries = order.payments.filter(({ provider: of }) => of === provider.name)
  const open = tries.find(({ state }) => state === 'created' || isCash)
  if (open) return answer({ url: open.link, paymentId: open.id, orderId, ...cash })

  // Of one try there is one link, also where its answer was lost and we ask again.
  const attempt = `${orderId}-${tries.length}`
  const link = await provider
    .createLink({ ...order, attempt })
    .catch((cause: unknown) => logFailure(`${provider.name} gave no link`, cause))
  if (!link) {
    const message = 'The order is placed. The payment provider did not answer; try to pay again.'
    return refusal(502, 'provider_unreachable', message, { orderId })
  }
  const opened = await asService<Opened>('open_payment', {
    order_id: orderId,
    provider: provider.name,
    ref: link.ref,
    link: link.url,
  })
  if (!opened.ok) return refusal(503, 'try_again', 'The payment could not be prepared. Try again.')
  if ('refused' in opened.data) return refusedOrder(opened.data)
  // Of two simultaneous taps one link is stored; both get it.
  return answer({ url: opened.data.link, paymentId: opened.data.payment_id, orderId, ...cash })
}

const refusals: Record<string, readonly [status: number, code: string, message: string]> = {
  unknown: [404, 'order_unknown', 'There is no such order.'],
  unavailable: [409, 'unavailable', 'Something in this order is not sold now.'],
  limit: [409, 'limit', 'This is more than the khata allows.'],
  sold_out: [409, 'sold_out', 'Of something in this order there is not enough left.'],
  ordered_before: [409, 'ordered_before', 'Something in this order is in another order already.'],
  total_changed: [409, 'total_changed', 'The total is not what you saw.'],
  paid: [409, 'already_paid', 'This order is paid.'],
  closed: [409, 'order_closed', 'This order was cancelled.'],
}

function refusedOrder({ refused, ...more }: { refused: string; [more: string]: unknown }): Response {
  const [status, code, message] = refusals[refused] ?? [409, refused, 'This order cannot be paid.']
  return refusal(status, code, message, more)
}

/** Converts a refusal of the database; faults that are not the caller's are temporary errors. */
function refusedBy({ status, error, retryAfter }: Extract<Answer<never>, { ok: false }>): Response {
  const { message = '', hint, details } = error
  if (status === 401 || status === 403) return refusal(401, 'sign_in', 'Sign in to pay.')
  if (status === 409) return refusal(409, 'conflict', message, { hint })
  // The centre has too much to do: that says nothing of the person's orders.
  if (status === 429 && error.code !== 'too_busy') {
    return refusal(429, 'too_many_orders', message, { hint }, { 'retry-after': retryAfter ?? '3600' })
  }
  if (status < 500 && status !== 429) return refusal(400, 'bad_request', message, { field: details })
  return refusal(503, 'try_again', 'The order could not be read. Try again.')
}
