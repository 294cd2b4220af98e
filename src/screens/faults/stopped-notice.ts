import { t } from '@lingui/core/macro'
import { faultOf } from '#src/base/fault.ts'
import { speakFaults } from '#src/i18n/phrases-of-faults.ts'
import { language } from '#src/i18n/words.ts'
import { notify } from '#src/ui/toasts.ts'

speakFaults(language())

/**
 * Says why a part of the app could not run: the browser is too old for it, or the app is wrong.
 *
 * @param sayMissing says that its code is not on the phone, where that is why
 */
export function sayStopped(thrown: unknown, sayMissing: () => void): void {
  const fault = faultOf(thrown)
  if (fault === 'missing') return sayMissing()
  // For the phone's own list of what went wrong (device/last-errors.ts).
  reportError(thrown)
  notify({
    title: t`Error`,
    text:
      fault === 'old-browser'
        ? t`This browser is too old for this. Update your browser.`
        : t`This part has stopped. The fault is in the app, not in your network. What you have already sent is in My requests.`,
    tone: 'alarm',
  })
}
