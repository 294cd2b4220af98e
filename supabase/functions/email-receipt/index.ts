import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asCaller, type Answer } from '../_shared/database.ts'
import { sendMail } from '../_shared/mailer.ts'
import { mailOf, type ReceiptedOrder } from './letter.ts'

/* Mails the receipt of the caller's order to the address in the order, and to no other: {sent: true}. The database
   limits the number. */

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One address: a service might read a list in anything else. */
const oneAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const body: unknown = await request.json().catch(() => undefined)
  const { orderId } = (typeof body === 'object' && body !== null ? body : {}) as { orderId?: unknown }
  if (typeof orderId !== 'string' || !uuid.test(orderId))
    return refusal(400, 'bad_request', 'The body is {orderId}, the id of an order.')

  const order = await asCaller<ReceiptedOrder>(request, 'receipt_to_mail', { order_id: orderId })
  if (!order.ok) return refusedBy(order)
  if (!oneAddress.test(order.data.contact.email))
    return refusal(422, 'address_unusable', 'No mail can be sent to the address of this order.')
  const outcome = await sendMail(mailOf(order.data))
  if (outcome === 'sent') return answer({ sent: true })
  return outcome === 'unavailable'
    ? refusal(503, 'mail_unavailable', 'Mail is not set up here.')
    : refusal(503, 'try_again', 'The mail could not be handed over. Try again.')
})

function refusedBy({ status, error, retryAfter }: Extract<Answer<never>, { ok: false }>): Response {
  if (status === 401 || status === 403) return refusal(401, 'sign_in', 'Sign in to have your receipt.')
  if (status === 404) return refusal(404, 'order_unknown', 'There is no such order of yours.')
  if (status === 409) return refusal(409, 'no_receipt', 'There is no receipt of this order.')
  if (status === 429 && error.code !== 'too_busy') {
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
    return refusal(429, 'too_many_mails', 'Too many mails within an hour.', {}, headers)
  }
  return refusal(503, 'try_again', 'The receipt could not be read. Try again.')
}
