import type { PaymentEvent, PaymentProvider } from './payment-provider.ts'
import type { Fields } from './provider-call.ts'
import { paymentEvent, signedMessage } from './provider-events.ts'
import { isSigned } from './signature.ts'

/**
 * Payments that move no money: their pages are at /local/pay of the embedded backend. `undefined` where
 * KHET_SANDBOX_SECRET is unset, which is everywhere but on one's own machine.
 */
export function sandbox(): PaymentProvider | undefined {
  const secret = Deno.env.get('KHET_SANDBOX_SECRET')
  const site = Deno.env.get('SUPABASE_URL')
  if (!secret || !site) return undefined
  return {
    name: 'sandbox',
    async createLink({ language }) {
      // Everybody who knows the name may press the buttons, so it is unguessable.
      const ref = `sandbox_${crypto.randomUUID().replaceAll('-', '')}`
      return { ref, url: `${site}/local/pay/${ref}?lang=${language}` }
    },
    async verify(request) {
      const signature = request.headers.get('x-khet-signature') ?? ''
      const signed = await signedMessage(request, (body) => isSigned(secret, body, signature))
      return typeof signed === 'string' ? signed : eventOf(signed.message)
    },
    async refund({ id }) {
      return { ref: `sandbox_refund_${id}`, outcome: 'returned' }
    },
  }
}

const kinds = ['paid', 'failed', 'cancelled', 'expired'] as const

function eventOf({ id, kind, ref, amount_paise: amount, currency, at }: Fields): PaymentEvent | 'malformed' {
  const known = kinds.find((one) => one === kind)
  const isMoment = at === undefined || (typeof at === 'string' && Number.isFinite(Date.parse(at)))
  if (!known || !isMoment) return 'malformed'
  const event = paymentEvent({ kind: known, id, ref, amount, currency, at: null, chargeRef: null })
  return event === 'malformed' ? event : { ...event, at: at ?? null }
}
