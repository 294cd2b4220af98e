import { useEffect, useEffectEvent, useState } from 'react'

interface Watched<T> {
  subscribe(observer: { next(value: T): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/**
 * What the phone holds, now and after every change. The code that reads it is loaded after the first paint.
 *
 * @param key what is watched; a new key watches anew
 * @param load loads the reading code and answers what to watch
 * @param before the answer until the phone has looked
 * @param otherwise the answer where the phone's storage does not open
 */
export function useHeld<T>(
  key: string,
  load: (key: string) => Promise<Watched<T>>,
  before: T,
  otherwise = before,
): T {
  const [held, setHeld] = useState<{ key: string; value: T }>()
  const loadNow = useEffectEvent(load)
  const failed = useEffectEvent(() => setHeld({ key, value: otherwise }))
  useEffect(() => {
    let stop = () => {}
    let left = false
    loadNow(key).then((watched) => {
      if (left) return
      const subscription = watched.subscribe({
        next: (value) => setHeld({ key, value }),
        error: () => failed(),
      })
      stop = () => subscription.unsubscribe()
    }, failed)
    return () => {
      left = true
      stop()
    }
  }, [key])
  return held?.key === key ? held.value : before
}
