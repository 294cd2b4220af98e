import { t } from '@lingui/core/macro'
import { isOnline } from '#src/platform/device/connection-status.ts'
import { payOrder } from '#src/features/orders/send-order.ts'
import type { Receipt } from '#src/platform/outbox/entry.ts'
import type { Form } from '#src/features/forms/define.ts'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'
import { openNewTab, type NewTab } from '#src/platform/ui/new-tab.ts'

/** Opens a tab for the payment of a form; `undefined` if it costs nothing or cannot be paid now. */
export function paymentTabFor({ table }: Form): NewTab | undefined {
  return table === 'training_enrollments' && isOnline() ? openTrainingTab() : undefined
}

/** Opens the tab for the payment of a training. Call it within the tap. */
export function openTrainingTab(): NewTab {
  return openNewTab(t`Opening the payment…`)
}

/** Shows the payment of an order in the tab, or closes the tab and returns why it cannot be paid now; empty if it can. */
export async function openPayment(
  { id, totalPaise }: NonNullable<Receipt['order']>,
  account: string,
  tab: NewTab,
): Promise<string> {
  const answer = await payOrder({ id, total_paise: totalPaise }, account)
  if ('payment' in answer && 'url' in answer.payment) {
    tab.go(answer.payment.url)
    return ''
  }
  tab.close()
  // Only here: the words of the orders must not come with every form.
  const words = await import('#src/features/orders/why-no-payment.ts').catch(() => undefined)
  return words?.whyNoPayment(answer).text ?? whyNoAnswer()
}
