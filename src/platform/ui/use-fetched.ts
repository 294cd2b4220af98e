import { useEffect, useEffectEvent, useState } from 'react'
import { isOnline } from '#src/platform/device/network.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import type { Undone } from '#src/platform/session/call-centre.ts'

/** How the last fetch ended; `undefined` before the first one has. */
export type Fetched = Undone | 'up to date' | undefined

/**
 * Fetches a copy of what the centre has, at once and again while the page is visible; returns how the last fetch ended.
 *
 * @param subject what the copy is of, as a day; another one is fetched at once
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
