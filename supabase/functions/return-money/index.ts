import { answer, refusal } from '../_shared/answers.ts'
import { asService } from '../_shared/database.ts'
import { unlessFromUs } from '../_shared/from-us.ts'
import { logFailure } from '../_shared/log-failure.ts'
import type { DueRefund } from '../_shared/payment-provider.ts'
import { providerNamed } from '../_shared/provider-in-use.ts'
import { askProvider } from './ask-provider.ts'

/* Requests due refunds from providers: {returned: number of completed ones}. Called with the service key by a
   schedule; the embedded backend calls it itself. A refund without an answer is requested again later under the same
   key. */

Deno.serve(async (request) => {
  const other = await unlessFromUs(request)
  if (other) return other
  const taken = await asService<DueRefund[]>('take_refunds', {})
  if (!taken.ok) return refusal(503, 'try_again', 'The database did not answer. Try again.')
  const done = await Promise.all(taken.data.map(giveBack))
  return answer({ returned: done.filter(Boolean).length })
})

async function giveBack(due: DueRefund): Promise<boolean> {
  const result = await askProvider(due, providerNamed(due.provider)).catch((cause: unknown) =>
    logFailure(`${due.provider} gave nothing back`, cause),
  )
  if (!result) return false
  const settled = await asService<{ outcome: string }>('settle_refund', {
    provider: due.provider,
    refund_id: due.id,
    charge_ref: due.charge_ref,
    ref: result.ref,
    outcome: result.outcome,
    amount_paise: due.amount_paise,
    currency: due.currency,
  })
  return settled.ok && settled.data.outcome === 'returned'
}
