import { t } from '@lingui/core/macro'
import type { Wait } from '#src/core/outbox/entry.ts'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import { timeText } from '#src/base/moment.ts'
import { isCentreAtFault } from '#src/screens/faults/why-no-answer.ts'

interface Waiting extends Pick<EntryLine, 'nextAttemptAt' | 'stuck'> {
  readonly why?: Wait | undefined
}

/** Returns the reason of the waiting, and the time of the next attempt. */
export function whyWaiting({ why, nextAttemptAt, stuck }: Waiting): string {
  if (why === 'sign-in') return t`Waits until you sign in.`
  if (why === 'wifi') return t`Waits for Wi-Fi. Tap Send now to send over mobile data.`
  if (stuck) return t`There is network, and still it has not gone. Tap Send now, or call the centre.`
  const reason =
    why === 'busy'
      ? t`The centre has too much to do just now. It goes out by itself in a while.`
      : isCentreAtFault(why)
        ? t`The centre did not take it yet.`
        : t`Goes when there is network.`
  return nextAttemptAt && nextAttemptAt > Date.now()
    ? `${reason} ${t`Next try: ${timeText(nextAttemptAt)}`}`
    : reason
}
