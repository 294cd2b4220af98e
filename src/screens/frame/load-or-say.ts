import { t } from '@lingui/core/macro'
import { faultOf } from '#src/base/fault.ts'
import { notify } from '#src/ui/toasts.ts'

/** Loads code that comes after the first paint. Where it cannot come, says so and answers nothing. */
export async function loadOrSay<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (thrown) {
    sayFault(thrown)
    return undefined
  }
}

/** Says why something could not be shown: that the line lost its code, that the browser is too old, or that the app is wrong. */
export function sayFault(thrown: unknown): void {
  const fault = faultOf(thrown)
  if (fault === 'missing') return sayNotHere()
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

/** Says that the line lost code that was asked for. */
export function sayNotHere(): void {
  notify({
    title: t`Error`,
    text: t`This part of the app is not on the phone yet. Try again when there is network.`,
    tone: 'alarm',
  })
}
