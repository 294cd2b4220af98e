import { useEffect, useEffectEvent, useState } from 'react'
import { isOnline } from '#src/platform/device/network.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'

/** `undefined` before the first answer. Without a network nobody asks, so that there is none. */
export type Fetched = Undone | 'up to date' | undefined

/**
 * Has the centre's word fetched while the page is visible; returns why what is shown may be old.
 *
 * @param subject what it is about: another one is fetched anew
 */
export function useFetched(
  fetch: (subject: string) => Promise<Undone | 'up to date' | undefined>,
  intervalMs: number,
  subject = '',
): Fetched {
  const [answer, setAnswer] = useState<Fetched>(() => (isOnline() ? undefined : 'no network'))
  const ask = useEffectEvent(async (about: string) => setAnswer((await fetch(about)) ?? 'up to date'))
  useEffect(() => pollWhileVisible(() => ask(subject), intervalMs), [subject, intervalMs])
  return answer
}
