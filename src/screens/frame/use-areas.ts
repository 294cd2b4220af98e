import type { DeliveryArea } from '#src/content/catalogue.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/**
 * Where the centre delivers now, and for how much.
 *
 * @param built the areas of the content, which hold until the phone has looked
 */
export function useAreas(built: readonly DeliveryArea[]): readonly DeliveryArea[] {
  return useObservable(
    'areas',
    () => import('#src/core/editing/stored-content.ts').then(({ watchAreas }) => watchAreas()),
    built,
  )
}
