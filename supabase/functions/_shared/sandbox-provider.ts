import { rawBody, type PaymentEvent, type PaymentProvider } from './payment-provider.ts'
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
      // Whoever knows the name may press the buttons, so it is one that nobody guesses.
      const ref = `sandbox_${crypto.randomUUID().replaceAll('-', '')}`
      return { ref, url: `${site}/local/pay/${ref}?lang=${language}` }
    },
    async verify(request) {
      const body = await rawBody(request)
      if (!body) return 'malformed'
      if (!(await isSigned(secret, body, request.headers.get('x-khet-signature') ?? ''))) return 'forged'
      return eventOf(body) ?? 'malformed'
    },
    async refund({ id }) {
      return { ref: `sandbox_refund_${id}`, outcome: 'returned' }
    },
  }
}

const kinds = ['paid', 'failed', 'cancelled', 'expired'] as const

function eventOf(body: Uint8Array): PaymentEvent | undefined {
  try {
    const { id, kind, ref, amount_paise, currency, at } = JSON.parse(new TextDecoder().decode(body))
    const known = kinds.find((candidate) => candidate === kind)
    const fits =
      [id, ref].every((name) => typeof name === 'string' && name.length > 0 && name.length <= 200) &&
      typeof currency === 'string' &&
      Number.isSafeInteger(amount_paise) &&
      (at === undefined || (typeof at === 'string' && Number.isFinite(Date.parse(at))))
    return known && fits
      ? { id, kind: known, ref, amountPaise: amount_paise, currency, at: at ?? null }
      : undefined
  } catch {
    return undefined
  }
}
