import { useEffect, useEffectEvent, useState } from 'react'
import { watchListed } from './edits.ts'

/** The item to edit: still being read, not on this phone, or present. */
export type Opening<T> = 'looking' | 'not here' | T

/**
 * Reads the item once, so that a sync does not replace text while somebody types. Also returns a function that reads
 * it again, after saving or undoing.
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

/** Reads a list now and after every sync or edit: nobody types in a list. */
export function useListed<T>(account: string, open: () => Promise<T | undefined>): Opening<T> {
  const [found, openAgain] = useOpened(open)
  const again = useEffectEvent(openAgain)
  useEffect(() => {
    const watching = watchListed(account).subscribe({
      next: () => again(),
      // The list says itself that the phone does not have it.
      error: () => {},
    })
    return () => watching.unsubscribe()
  }, [account])
  return found
}
