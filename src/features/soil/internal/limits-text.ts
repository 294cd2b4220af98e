import { fill } from '#src/base/fill.ts'
import { numberText } from '#src/base/number-text.ts'
import { soilLimits, type SoilValue } from '#src/content/soil-limits.ts'
import { soilWords, zoneWords } from './soil-words.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** Returns the limits of a value in words: `below 280: low, above 560: high`. */
export function limitsText(value: SoilValue): string {
  const { bounds, zones } = soilLimits[value]
  const [first, ...others] = bounds
  const limitText = (words: Words, limit: number, zone: (typeof zones)[number]) =>
    fill(localize(words), { limit: numberText(limit), zone: localize(zoneWords[zone]) })
  return [
    limitText(soilWords.below, first, zones[0]),
    ...(others.length === 0
      ? [limitText(soilWords.from, first, zones[1])]
      : others.map((bound, place) => limitText(soilWords.above, bound, zones[place + 2]!))),
  ].join(', ')
}
