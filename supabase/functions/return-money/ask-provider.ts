import { logFailure } from '../_shared/log-failure.ts'
import type { DueRefund, PaymentProvider } from '../_shared/payment-provider.ts'
import { CredentialsRefused } from '../_shared/provider-call.ts'

/** An hour of tries: a deployment that forgot the settings for a while fails no refund. */
const triesWithoutSettings = 6

type Result = Awaited<ReturnType<PaymentProvider['refund']>>

/**
 * Requests a refund, or its state. Without the provider's settings, or with keys that it refuses, nobody can: after an hour the
 * refund has failed, and the desk may give the money back by hand; one that the provider has in hand waits. `undefined` without
 * a result.
 */
export async function askProvider(
  due: DueRefund,
  provider: PaymentProvider | undefined,
): Promise<Result | undefined> {
  const answer = await provider?.refund(due).catch((cause: unknown) => withoutKeys(due, cause))
  if (!answer)
    return due.tries < triesWithoutSettings || due.refund_ref ? undefined : { ref: null, outcome: 'failed' }
  const { ref, outcome } = answer
  // A provider that refuses may name an earlier try, of which the database has heard enough.
  return { ref: ref !== null && due.earlier_refs.includes(ref) ? null : ref, outcome }
}

/** A provider that refuses the keys has not returned any money. After any other fault the money may be on its way. */
function withoutKeys({ provider }: DueRefund, cause: unknown): undefined {
  if (!(cause instanceof CredentialsRefused)) throw cause
  logFailure(`${provider} refuses the keys of this project`, cause)
}
