import { centreNow, textsAtBuild, type Centre } from '#src/core/editing/overlay.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Returns the centre's current data: name, address, phones, e-mail addresses and hours. */
export function useCentre(): Centre {
  const stored = useObservable<Centre | undefined>(
    'centre',
    () => import('#src/core/editing/stored-content.ts').then(({ watchCentre }) => watchCentre()),
    undefined,
  )
  // Not cached, because the build renders one language after the other.
  return stored ?? centreNow(textsAtBuild)
}
