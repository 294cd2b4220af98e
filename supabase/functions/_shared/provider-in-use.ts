import { cash } from './cash-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { razorpay, razorpayCodes } from './razorpay-provider.ts'
import { sandbox } from './sandbox-provider.ts'
import { stripe } from './stripe-provider.ts'

const providers: Record<string, () => PaymentProvider | undefined> = {
  sandbox,
  stripe,
  razorpay,
  'razorpay-qr': razorpayCodes,
  cash: () => cash,
}

/** Signature headers by provider: messages of the previous provider still count after a change. */
const signatures = [
  ['stripe-signature', 'stripe'],
  ['x-razorpay-signature', 'razorpay'],
  ['x-khet-signature', 'sandbox'],
] as const

/** Returns the provider of new links (KHET_PAYMENT_PROVIDER); `undefined` without its settings. */
export function paymentProvider(): PaymentProvider | undefined {
  const name = Deno.env.get('KHET_PAYMENT_PROVIDER') || 'sandbox'
  return name === 'cash' || name.endsWith('-qr') ? undefined : providerNamed(name)
}

/** Returns the provider of new UPI codes; `undefined` where the one of new links has none. */
export function codeProvider(): PaymentProvider | undefined {
  return providerNamed(`${paymentProvider()?.name ?? ''}-qr`)
}

/** Returns a provider by its name; `undefined` without its settings. */
export function providerNamed(name: string): PaymentProvider | undefined {
  return Object.hasOwn(providers, name) ? providers[name]?.() : undefined
}

/** Returns the claimed sender of a webhook request; `verify` proves it. */
export function senderOf(request: Request): PaymentProvider | undefined {
  const sender = signatures.find(([header]) => request.headers.has(header))
  return sender ? providerNamed(sender[1]) : paymentProvider()
}
