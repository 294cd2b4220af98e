import { cash } from './cash-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { razorpay } from './razorpay-provider.ts'
import { sandbox } from './sandbox-provider.ts'
import { stripe } from './stripe-provider.ts'

const providers: Record<string, () => PaymentProvider | undefined> = {
  sandbox,
  stripe,
  razorpay,
  cash: () => cash,
}

/** By which header a provider's messages are told apart: those of the one before are still heard after a change. */
const signatures = [
  ['stripe-signature', 'stripe'],
  ['x-razorpay-signature', 'razorpay'],
  ['x-khet-signature', 'sandbox'],
] as const

/** The provider that links are asked of (KHET_PAYMENT_PROVIDER); `undefined` where it lacks its settings. */
export function paymentProvider(): PaymentProvider | undefined {
  const name = Deno.env.get('KHET_PAYMENT_PROVIDER') || 'sandbox'
  return name === 'cash' ? undefined : providerNamed(name)
}

/** A provider by its name, where this project has its settings. */
export function providerNamed(name: string): PaymentProvider | undefined {
  return Object.hasOwn(providers, name) ? providers[name]?.() : undefined
}

/** The provider whose message a request says it is; whether it is, `verify` finds out. */
export function senderOf(request: Request): PaymentProvider | undefined {
  const sender = signatures.find(([header]) => request.headers.has(header))
  return sender ? providerNamed(sender[1]) : paymentProvider()
}
