import { centreNow, textsAtBuild, type Centre } from './overlay.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the centre's current data: name, address, phones, e-mail addresses and hours. */
export function useCentre(): Centre {
  const stored = useObservable<Centre | undefined>(
    'centre',
    () => import('./stored-content.ts').then(({ watchCentre }) => watchCentre()),
    undefined,
  )
  // Not cached, because the build renders one language after the other.
  return stored ?? centreNow(textsAtBuild)
}
