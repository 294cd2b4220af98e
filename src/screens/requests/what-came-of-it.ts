import { t } from '@lingui/core/macro'
import type { Drained } from '#src/core/outbox/drain.ts'

/** Returns the result of sending in one or two sentences. */
export function whatCameOfIt({ sent, returned, waiting }: Drained): string {
  const words = [
    sent ? t`Received by the centre: ${sent}.` : '',
    returned ? t`Returned to you: ${returned}.` : '',
    waiting ? t`Still waiting: ${waiting}. The centre could not be reached.` : '',
  ].filter(Boolean)
  return words.length ? words.join(' ') : t`Nothing waits to be sent.`
}
