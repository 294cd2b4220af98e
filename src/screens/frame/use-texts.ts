import type { DeliveryArea } from '#src/content/catalogue.ts'
import { centreNow, textsAtBuild, type Centre } from '#src/core/editing/overlay.ts'
import { useHeld } from '#src/ui/use-held.ts'

const centreAtBuild = centreNow(textsAtBuild)

/** The centre as its admins have it now: name, address, phones, e-mail addresses and hours. */
export function useCentre(): Centre {
  return useHeld(
    'centre',
    () => import('#src/core/editing/held.ts').then(({ watchCentre }) => watchCentre()),
    centreAtBuild,
  )
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
