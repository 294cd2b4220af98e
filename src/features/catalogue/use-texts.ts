import type { Centre } from '#src/content/centre.ts'
import { centreNow } from './overlay.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the centre's current data: every setting as its admins have it. */
export function useCentre(): Centre {
  const stored = useObservable<Centre | undefined>(
    'centre',
    () => import('./stored-content.ts').then(({ watchCentre }) => watchCentre()),
    undefined,
  )
  // Not cached, because the build renders one language after the other.
  return stored ?? centreNow()
}
