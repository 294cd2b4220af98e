import { centreNow, textsAtBuild, type Centre } from '#src/core/editing/overlay.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** The centre as its admins have it now: name, address, phones, e-mail addresses and hours. */
export function useCentre(): Centre {
  const stored = useObservable<Centre | undefined>(
    'centre',
    () => import('#src/core/editing/stored-content.ts').then(({ watchCentre }) => watchCentre()),
    undefined,
  )
  // Not once for all: the build draws one language after the other.
  return stored ?? centreNow(textsAtBuild)
}
