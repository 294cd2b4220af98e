import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asService, type Answer } from '../_shared/database.ts'
import type { PaymentEvent, RefundEvent } from '../_shared/payment-provider.ts'
import { senderOf } from '../_shared/provider-in-use.ts'

/* Receives a provider's message about a payment or a refund. Returns 2xx only once the message is recorded: after any
   other answer a provider sends it again, and a repeated message counts once. */

interface Settled {
  outcome: string
  repeated?: boolean
}

const noMessage = () => refusal(400, 'bad_request', 'This is no message about a payment.')

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  const provider = senderOf(request)
  if (!provider) return refusal(503, 'payments_unavailable', 'Payments are not set up here.')
  const event = await provider.verify(request)
  if (event === 'forged') return refusal(401, 'bad_signature', 'This was not signed by the payment provider.')
  if (event === 'malformed') return noMessage()
  if (event === 'other') return answer({ received: true, outcome: 'ignored', repeated: false })

  const settled = await (event.kind === 'refund'
    ? settleRefund(provider.name, event)
    : settlePayment(provider.name, event))
  return toResponse(settled)
})

function toResponse(settled: Answer<Settled>): Response {
  // Class 22: a time that no calendar has, half of a character. Sent again it would be no better.
  if (!settled.ok && settled.error.code?.startsWith('22')) return noMessage()
  if (!settled.ok) return refusal(503, 'try_again', 'The message could not be kept. Send it again.')
  const { outcome, repeated = outcome === 'repeated' } = settled.data
  if (outcome === 'unknown') return refusal(404, 'payment_unknown', 'There is no such payment.')
  if (outcome === 'mismatch')
    return refusal(422, 'mismatch', 'Amount or currency are not those of the order.')
  return answer({ received: true, outcome, repeated })
}

function settlePayment(provider: string, event: PaymentEvent) {
  return asService<Settled>('settle_payment', {
    provider,
    event_id: event.id,
    ref: event.ref,
    kind: event.kind,
    amount_paise: event.amountPaise,
    currency: event.currency,
    happened_at: event.at,
    charge_ref: event.chargeRef ?? null,
  })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function settleRefund(provider: string, event: RefundEvent) {
  return asService<Settled>('settle_refund', {
    provider,
    refund_id: event.refund && uuid.test(event.refund) ? event.refund : null,
    charge_ref: event.chargeRef,
    ref: event.ref,
    outcome: event.outcome,
    amount_paise: event.amountPaise,
    currency: event.currency,
  })
}
