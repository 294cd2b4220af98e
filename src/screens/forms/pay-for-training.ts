import { t } from '@lingui/core/macro'
import { isOnline } from '#src/core/connection/connection-status.ts'
import { payOrder } from '#src/core/orders/send-pending-order.ts'
import type { Receipt } from '#src/core/outbox/entry.ts'
import type { Form } from '#src/forms/define.ts'
import { openNewTab, type NewTab } from '#src/ui/new-tab.ts'

/** The tab in which what a form orders will be paid; none where nothing is to be paid, or nobody could pay now. */
export function paymentTabFor({ table }: Form): NewTab | undefined {
  return table === 'training_enrollments' && isOnline() ? openTrainingTab() : undefined
}

/** Opens the tab in which a training will be paid. To be called within the tap. */
export function openTrainingTab(): NewTab {
  return openNewTab(t`Opening the payment…`)
}

/** Leads the tab to the payment of an order; false where there is no way to it now, and the tab is gone. */
export async function openPayment(
  { id, totalPaise }: NonNullable<Receipt['order']>,
  account: string,
  tab: NewTab,
): Promise<boolean> {
  const answer = await payOrder({ id, total_paise: totalPaise }, account)
  if ('url' in answer) {
    tab.go(answer.url)
    return true
  }
  tab.close()
  return false
}
