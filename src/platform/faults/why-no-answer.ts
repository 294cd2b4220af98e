import { t } from '@lingui/core/macro'
import { isDateWrong } from '#src/base/clock.ts'
import { isOnline, lastFault } from '#src/platform/device/connection-status.ts'
import type { Wait } from '#src/platform/outbox/entry.ts'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'
import { wrongDateText } from './wrong-date.ts'

speakFaults(language())

/** The failure of a call: its answer's status, no answer, or why an entry waits since. */
export type Failed = { readonly status: number } | { readonly silent: true } | Wait

/** `unclear`: something answered, and not as the centre does. */
type Cause =
  | 'no network'
  | 'no answer'
  | 'wrong date'
  | 'another page'
  | 'centre'
  | 'busy'
  | 'sign in'
  | 'unclear'

/** Returns why a call came to nothing, and what to do; each cause has its own sentence. */
export function whyNoAnswer(failed?: Failed): string {
  switch (causeOf(failed)) {
    case 'no network':
      return t`There is no network now. Try again when there is.`
    case 'no answer':
      return t`The centre does not answer. The network may be slow. Try again in a moment.`
    case 'wrong date':
      return wrongDateText()
    case 'another page':
      return t`This network blocks the app. Sign in to the Wi-Fi first, then try again.`
    case 'centre':
      return t`The centre’s system is down just now. Try again in a while.`
    case 'busy':
      return t`The centre has too much to do just now. Try again in a while.`
    case 'sign in':
      return t`Sign in again. Until then, your forms stay on this phone.`
    case 'unclear':
      return t`The centre’s answer was not right. Try again, or call the centre.`
  }
}

/** Returns when saved data will be sent, after an attempt that failed like this. */
export function goesWhen(failed?: Failed): string {
  switch (causeOf(failed)) {
    case 'no network':
      return t`It will be sent when there is network.`
    case 'no answer':
      return t`The centre does not answer just now. It will be sent when the centre answers.`
    case 'wrong date':
      return `${wrongDateText()} ${t`Then it will be sent.`}`
    case 'another page':
      return t`This network blocks the app. It will be sent over another network.`
    case 'centre':
      return t`The centre’s system is down just now. It will be sent when the system works.`
    case 'busy':
      return t`The centre has too much to do just now. It will be sent in a while.`
    case 'sign in':
      return t`Your sign-in has ended. Sign in again, then it will be sent.`
    case 'unclear':
      return t`The centre’s answer was not right. The app tries again automatically.`
  }
}

/** Returns the text for data that was just saved on this phone, and why it waits if an attempt has failed. */
export function savedText(failed?: Failed): string {
  switch (failed === undefined ? undefined : causeOf(failed)) {
    case 'sign in':
      return t`Saved on this phone. It will be sent when you sign in again.`
    case 'busy':
      return t`Saved on this phone. It will be sent in a while.`
    case 'wrong date':
      return `${t`Saved on this phone.`} ${wrongDateText()} ${t`Then it will be sent.`}`
    case 'another page':
      return t`Saved on this phone. It will be sent over another network.`
    default:
      return isCentreAtFault(failed)
        ? t`Saved on this phone. It will be sent when the centre’s system works.`
        : t`Saved on this phone. It will be sent when there is network.`
  }
}

/** True if there is a network and the centre reports a fault. */
export function isCentreAtFault(failed?: Failed): boolean {
  const cause = causeOf(failed)
  return cause === 'centre' || (failed !== undefined && cause === 'unclear')
}

/** Returns the cause of a failure. An ended session is one without a network too; offline no call was made otherwise. */
function causeOf(failed: Failed | undefined): Cause {
  const status = typeof failed === 'object' && 'status' in failed ? failed.status : undefined
  if (failed === 'sign-in' || status === 401) return 'sign in'
  if (!isOnline()) return 'no network'
  if (failed === 'busy' || status === 429) return 'busy'
  if (failed === 'centre' || (status !== undefined && status >= 500)) return 'centre'
  return causeOfSilence()
}

/** A browser trusts no certificate years before it was made. */
function causeOfSilence(): Cause {
  const fault = lastFault() ?? 'unclear'
  return fault === 'no answer' && isDateWrong() ? 'wrong date' : fault
}
