import { useEffect, useEffectEvent, useState } from 'react'

interface Observable<T> {
  subscribe(observer: { next(value: T): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/**
 * Emits stored data now and after every change. The reading code is loaded after the first paint.
 *
 * @param key what is watched; a new key watches anew
 * @param load loads the reading code and answers what to watch
 * @param before the answer until the phone has looked
 * @param otherwise the answer where the phone's storage does not open
 */
export function useObservable<T>(
  key: string,
  load: (key: string) => Promise<Observable<T>>,
  before: T,
  fallback = before,
): T {
  const [current, setCurrent] = useState<{ key: string; value: T }>()
  const loadNow = useEffectEvent(load)
  const failed = useEffectEvent(() => setCurrent({ key, value: fallback }))
  useEffect(() => {
    let stop = () => {}
    let unsubscribed = false
    loadNow(key).then((watched) => {
      if (unsubscribed) return
      const subscription = watched.subscribe({
        next: (value) => setCurrent({ key, value }),
        error: () => failed(),
      })
      stop = () => subscription.unsubscribe()
    }, failed)
    return () => {
      unsubscribed = true
      stop()
    }
  }, [key])
  return current?.key === key ? current.value : before
}
