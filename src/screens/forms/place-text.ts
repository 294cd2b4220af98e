import { t } from '@lingui/core/macro'
import { spotIn } from '#src/base/geo.ts'

/** Where something is, as people read it: degrees and how far off they may be, or the words that were written. */
export function placeText(value: string): string {
  const spot = spotIn(value)
  if (!spot) return value
  const degrees = `${spot.lat.toFixed(5)}, ${spot.lng.toFixed(5)}`
  const { metres } = spot
  return t`${degrees} (to within ${metres} m)`
}
