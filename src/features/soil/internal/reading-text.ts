import { fill } from '#src/base/fill.ts'
import { numberText } from '#src/base/number-text.ts'
import { soilLimits, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import { soilWords, zoneWords } from './soil-words.ts'
import { zoneOfReading } from './rating.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Returns a reading with its unit: `250 kg/ha`, or `less than 0.1 mg/kg`. */
export function readingText(value: SoilValue, reading: SoilReading): string {
  const amountText = (amount: number) =>
    [numberText(amount), soilLimits[value].unit].filter(Boolean).join(' ')
  if (typeof reading === 'number') return amountText(reading)
  return reading.below === null
    ? localize(soilWords.unmeasured)
    : fill(localize(soilWords.lessThan), { limit: amountText(reading.below) })
}

/** Returns a reading and its zone: `250 kg/ha: low`. */
export function ratedText(value: SoilValue, reading: SoilReading, between = ': '): string {
  const zone = zoneOfReading(value, reading)
  return [readingText(value, reading), ...(zone ? [localize(zoneWords[zone])] : [])].join(between)
}
