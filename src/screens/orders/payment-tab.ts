import { t } from '@lingui/core/macro'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { openNewTab, type NewTab } from '#src/ui/new-tab.ts'
import type { Notice } from '#src/ui/toasts.ts'

speakAccount(language())

/** Opens the tab in which a payment will be shown. To be called within the tap. */
export function openPaymentTab(): NewTab {
  return openNewTab(t`Opening the payment…`)
}

/** Says in the tab what a notice says: there is no payment to be shown. */
export function endPaymentTab(tab: NewTab | undefined, { title, text = '' }: Notice): void {
  tab?.end([title, text].filter(Boolean), t`Close`)
}
