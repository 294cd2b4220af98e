import type { DeliveryArea } from '#src/content/catalogue.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/**
 * Returns the current delivery areas with their fees.
 *
 * @param built the areas of the content, used until the stored ones are read
 */
export function useAreas(built: readonly DeliveryArea[]): readonly DeliveryArea[] {
  return useObservable(
    'areas',
    () => import('./stored-content.ts').then(({ watchAreas }) => watchAreas()),
    built,
  )
}
