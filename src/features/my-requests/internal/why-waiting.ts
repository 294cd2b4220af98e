import { t } from '@lingui/core/macro'
import type { Wait } from '#src/platform/outbox/entry.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { timeText } from '#src/base/moment.ts'
import { isCentreAtFault } from '#src/platform/faults/why-no-answer.ts'

interface Waiting extends Pick<EntryLine, 'nextAttemptAt' | 'stuck'> {
  readonly why?: Wait | undefined
}

/** Returns the reason of the waiting, and the time of the next attempt. */
export function whyWaiting({ why, nextAttemptAt, stuck }: Waiting): string {
  if (why === 'sign-in') return t`It will be sent when you sign in.`
  if (why === 'wifi') return t`It will be sent over Wi-Fi. Tap Send now to use mobile data.`
  if (why === 'newer-app')
    return t`A newer version of the app is needed to send this. It stays on this phone until then.`
  if (stuck) return t`There is network, but it is not sent yet. Tap Send now, or call the centre.`
  const reason =
    why === 'busy'
      ? t`The centre has too much to do just now. It will be sent in a while.`
      : isCentreAtFault(why)
        ? t`The centre has not accepted it yet.`
        : t`It will be sent when there is network.`
  return nextAttemptAt && nextAttemptAt > Date.now()
    ? `${reason} ${t`Next try: ${timeText(nextAttemptAt)}`}`
    : reason
}
