import { centreNow, textsAtBuild, type Centre } from '#src/core/editing/overlay.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** The centre as its admins have it now: name, address, phones, e-mail addresses and hours. */
export function useCentre(): Centre {
  const held = useHeld<Centre | undefined>(
    'centre',
    () => import('#src/core/editing/held.ts').then(({ watchCentre }) => watchCentre()),
    undefined,
  )
  // Not once for all: the build draws one language after the other.
  return held ?? centreNow(textsAtBuild)
}
