import { t } from '@lingui/core/macro'
import { spotIn } from '#src/base/geo.ts'

/** Returns a place as readable text: degrees with their accuracy, or the typed words. */
export function placeText(value: string): string {
  const spot = spotIn(value)
  if (!spot) return value
  const degrees = `${spot.lat.toFixed(5)}, ${spot.lng.toFixed(5)}`
  const { metres } = spot
  return t`${degrees} (to within ${metres} m)`
}
