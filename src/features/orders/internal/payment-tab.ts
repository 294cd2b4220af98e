import { t } from '@lingui/core/macro'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { openNewTab, type NewTab } from '#src/platform/ui/new-tab.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'

speakAccount(language())

/** Opens the tab for a payment. Call it within the tap. */
export function openPaymentTab(): NewTab {
  return openNewTab(t`Opening the payment…`)
}

/** Shows a notice in the tab in place of a payment. */
export function endPaymentTab(tab: NewTab | undefined, { title, text = '' }: Notice): void {
  tab?.end([title, text].filter(Boolean), t`Close`)
}
