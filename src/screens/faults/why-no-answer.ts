import { t } from '@lingui/core/macro'
import { isOnline, lastFault } from '#src/core/connection/connection-status.ts'
import { speakFaults } from '#src/i18n/phrases-of-faults.ts'
import { language } from '#src/i18n/words.ts'

speakFaults(language())

/** Returns why the last call had no answer, and what to do. A fault of the centre is never called "no network". */
export function whyNoAnswer(): string {
  switch (faultNow()) {
    case 'no network':
      return t`There is no network now. Try again when there is.`
    case 'no answer':
      return t`The centre does not answer. The network may be slow. Try again in a moment.`
    case 'another page':
      return t`This network does not let the app through. Sign in to the Wi-Fi first, then try again.`
    case 'centre':
      return t`The centre’s system is down just now. Try again in a while.`
    case undefined:
      return t`The centre cannot be reached now. Try again.`
  }
}

/** Returns when saved data will be sent, by the fault of the last call. */
export function goesWhen(): string {
  switch (faultNow()) {
    case 'centre':
      return t`The centre’s system is down just now. It goes out as soon as the system works again.`
    case 'another page':
      return t`This network does not let the app through. It goes out as soon as another network does.`
    default:
      return t`It goes out as soon as there is network.`
  }
}

/** Returns the text for data that was just saved on this phone. */
export function savedText(): string {
  return isCentreAtFault()
    ? t`Saved on this phone; goes when the centre can take it.`
    : t`Saved on this phone; goes when there is network.`
}

/** True if there is a network and the centre reports a fault. */
export function isCentreAtFault(): boolean {
  return faultNow() === 'centre'
}

/** Returns the last fault; offline no call was made, and a recorded fault is outdated. */
function faultNow() {
  return isOnline() ? lastFault() : 'no network'
}
