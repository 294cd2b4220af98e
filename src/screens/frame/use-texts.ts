import type { DeliveryArea } from '#src/content/catalogue.ts'
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

/**
 * Where the centre delivers now, and for how much.
 *
 * @param built the areas of the content, which hold until the phone has looked
 */
export function useAreas(built: readonly DeliveryArea[]): readonly DeliveryArea[] {
  return useHeld(
    'areas',
    () => import('#src/core/editing/held.ts').then(({ watchAreas }) => watchAreas()),
    built,
  )
}
