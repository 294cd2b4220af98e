import { useDeferredValue, type ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

const entryNow = () => (history.state as { __TSR_key?: string } | null)?.__TSR_key

/** The entry of the history to which the last step back or forth has led; at first the one where this code came. */
let returnedTo: string | undefined

if (!import.meta.env.SSR) {
  returnedTo = entryNow()
  addEventListener('popstate', () => (returnedTo = entryNow()))
}

/** Whether the reader is to stand at a place within the page at once: the one they left, or the one that the address names. */
const hasPlace = () => entryNow() === returnedTo || location.hash !== ''

/**
 * What stands below a page's heading. After a tap the heading comes first and this a moment later, since a slow phone draws
 * a long shelf for a third of a second, in which nothing would answer the tap. It comes at once with a page as built, and
 * where its height decides at which place the reader stands.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isAnswer = useHydrated() && !hasPlace()
  // Until then the footer waits below the screen.
  return useDeferredValue(true, !isAnswer) ? children : <div className="min-h-svh" />
}
