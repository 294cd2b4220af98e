import { useEffect, useEffectEvent, useState } from 'react'

/** What is being edited: still being looked for, not on this phone, or there. */
export type Opening<T> = 'looking' | 'not here' | T

/**
 * Opens what is edited once: what the centre tells meanwhile must not take the words from under the finger of who is
 * typing. Answers how to open it anew, after it was saved or taken back.
 */
export function useOpened<T>(open: () => Promise<T | undefined>): [Opening<T>, () => void] {
  const [found, setFound] = useState<Opening<T>>('looking')
  const openNow = useEffectEvent(() => open().catch(() => undefined))
  useEffect(() => {
    let left = false
    void openNow().then((value) => left || setFound(value ?? 'not here'))
    return () => void (left = true)
  }, [])
  const openAgain = () =>
    void open()
      .catch(() => undefined)
      .then((value) => setFound(value ?? 'not here'))
  return [found, openAgain]
}
