import type { TellingState } from '#src/core/push/telling.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** Where being told on this phone stands; null where there is nobody to tell, undefined until the phone has looked. */
export function useTelling(): TellingState | null | undefined {
  return useHeld<TellingState | null | undefined>(
    'telling',
    () => import('#src/core/push/telling.ts').then(({ watchTelling }) => watchTelling()),
    undefined,
    null,
  )
}
