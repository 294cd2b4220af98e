import type { DueRefund, PaymentProvider } from '../_shared/payment-provider.ts'

/** An hour of tries: a deployment that forgot the settings for a while fails no refund. */
const triesWithoutSettings = 6

/**
 * Requests a refund, or its state. Without the provider's settings nobody can: after an hour the refund has failed, and the
 * desk may give the money back by hand; one that the provider has in hand waits. `undefined` without a result.
 */
export async function askProvider(
  due: DueRefund,
  provider: PaymentProvider | undefined,
): Promise<Awaited<ReturnType<PaymentProvider['refund']>> | undefined> {
  if (!provider)
    return due.tries < triesWithoutSettings || due.refund_ref ? undefined : { ref: null, outcome: 'failed' }
  const { ref, outcome } = await provider.refund(due)
  // A provider that refuses may name an earlier try, of which the database has heard enough.
  return { ref: ref !== null && due.earlier_refs.includes(ref) ? null : ref, outcome }
}
