import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox-provider.ts'

const providers: Record<string, () => PaymentProvider | undefined> = { sandbox }

/** The provider that this project is set up for (KHET_PAYMENT_PROVIDER); nothing where it lacks its settings. */
export function paymentProvider(): PaymentProvider | undefined {
  const name = Deno.env.get('KHET_PAYMENT_PROVIDER') || 'sandbox'
  return Object.hasOwn(providers, name) ? providers[name]?.() : undefined
}
