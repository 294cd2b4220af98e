import { t } from '@lingui/core/macro'
import { faultOf } from '#src/base/fault.ts'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'
import { notify } from '#src/platform/ui/toasts.ts'

speakFaults(language())

/** Returns why a part of the app could not run: an old browser or a bug; `undefined` if its code is missing. */
export function whyStopped(thrown: unknown): string | undefined {
  const fault = faultOf(thrown)
  if (fault === 'missing') return undefined
  // Adds it to the phone's error list (platform/device/last-errors.ts).
  reportError(thrown)
  return fault === 'old-browser'
    ? t`This browser is too old for this. Update your browser.`
    : t`This part has stopped. The fault is in the app, not in your network. Anything already sent is in My requests.`
}

/**
 * Shows why a part of the app could not run.
 *
 * @param notifyMissing called if its code is not on the phone
 */
export function notifyStopped(thrown: unknown, notifyMissing: () => void): void {
  const text = whyStopped(thrown)
  if (text === undefined) return notifyMissing()
  notify({ title: t`Error`, text, tone: 'alarm' })
}
