import { t } from '@lingui/core/macro'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'
import type { EnableResult } from './notifications.ts'

/** Returns the text after switching notifications on, and what to do after a failure. */
export function resultText(turning: EnableResult): string {
  switch (turning) {
    case 'on':
      return t`Notifications are on. You can switch them off under Your privacy.`
    case 'refused':
      return deniedText()
    case 'closed':
      return t`Nothing is switched on. To be notified, tap again and choose “Allow”.`
    case 'sign-in':
      return t`Sign in again. Until then, your forms stay on this phone.`
    case 'network':
      return `${t`Nothing is switched on.`} ${whyNoAnswer()}`
    case 'not taken':
      return t`Please try again later`
    case 'centre':
      return t`The centre does not send notifications yet. Check My requests now and then.`
    case 'browser':
      return t`This browser could not switch it on. Look under My requests now and then.`
    case 'not saved':
      return t`The phone could not save it. Nothing is switched on. Make room and try again.`
  }
}

/** Returns the text for a denied permission, which only the browser's settings can change. */
export function deniedText(): string {
  return t`Notifications are blocked for this app. Tap the icon left of the address and choose “Notifications: Allow”. Then come back.`
}
