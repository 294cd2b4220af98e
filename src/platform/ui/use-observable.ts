import { startTransition, useEffect, useEffectEvent, useState } from 'react'

interface Observable<T> {
  subscribe(observer: { next(value: T): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/**
 * Returns stored data, now and after every change. The reading code loads after the first paint.
 *
 * @param key the subject; a new key watches again
 * @param load loads the reading code and returns the observable
 * @param before the value until the first read
 * @param otherwise the value if the phone's storage does not open
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
    const begin = () =>
      loadNow(key).then(
        (watched) => {
          if (unsubscribed) return
          let show = startTransition
          const subscription = watched.subscribe({
            // The first value comes while the page starts, and is drawn in slices; a later one answers somebody.
            next: (value) => {
              show(() => setCurrent({ key, value }))
              show = (draw) => draw()
            },
            error: () => failed(),
          })
          stop = () => subscription.unsubscribe()
        },
        () => {
          if (unsubscribed) return
          failed()
          // The code is not on the phone; it may come with the network.
          addEventListener('online', begin, { once: true })
        },
      )
    void begin()
    return () => {
      unsubscribed = true
      removeEventListener('online', begin)
      stop()
    }
  }, [key])
  return current?.key === key ? current.value : before
}
