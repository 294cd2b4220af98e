import { t } from '@lingui/core/macro'
import { isRough, spotIn } from '#src/base/geo.ts'

/** Returns a place as readable text: degrees with their accuracy, or the typed words. */
export function placeText(value: string): string {
  const spot = spotIn(value)
  if (!spot) return value
  const degrees = `${spot.lat.toFixed(5)}, ${spot.lng.toFixed(5)}`
  const { metres } = spot
  if (isRough(spot)) return t`${degrees} (not exact: to within ${metres} m)`
  return t`${degrees} (to within ${metres} m)`
}
