import { t } from '@lingui/core/macro'
import type { Drained } from '#src/platform/outbox/drain.ts'
import { whyWaiting } from './why-waiting.ts'

/** Returns the result of sending in short sentences. */
export function whatCameOfIt({ sent, returned, waiting, why }: Omit<Drained, 'kinds' | 'nextAt'>): string {
  const words = [
    sent ? t`Received by the centre: ${sent}.` : '',
    returned ? t`Returned to you: ${returned}.` : '',
    waiting ? `${t`Not sent yet: ${waiting}.`} ${whyWaiting({ why })}` : '',
  ].filter(Boolean)
  return words.length ? words.join(' ') : t`Everything is sent.`
}
