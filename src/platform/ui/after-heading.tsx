import { useDeferredValue, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

const entryNow = () => (history.state as { __TSR_key?: string } | null)?.__TSR_key

/** The history entry of the last step back or forward; at first the entry at which this code loaded. */
let returnedTo: string | undefined

if (!import.meta.env.SSR) {
  returnedTo = entryNow()
  addEventListener('popstate', () => (returnedTo = entryNow()))
}

/** True if the reader has a place within the page: their last position, or the address's hash. */
const hasPlace = () => entryNow() === returnedTo || location.hash !== ''

/**
 * Content below a page's heading. After a tap the heading appears first and the content a moment later, because a
 * slow phone needs a third of a second for a long shelf. On built pages, and if a scroll position depends on the
 * height, the content appears at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isAnswer = useHydrated() && !hasPlace()
  // Keeps the footer below the screen until then.
  return useDeferredValue(true, !isAnswer) ? children : <div className="min-h-svh" />
}
