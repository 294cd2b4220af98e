import type { DeliveryArea } from '#src/content/catalogue.ts'
import { useHeld } from '#src/ui/use-held.ts'

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
