import {
  soilLimits,
  soilValues,
  type SoilFound,
  type SoilReading,
  type SoilValue,
  type Zone,
} from '#src/content/soil-limits.ts'

/** Returns the number of the zone of a value, from the left of its bar. */
function zoneNumber(value: SoilValue, found: number): number {
  const [first, ...others] = soilLimits[value].bounds
  if (found < first) return 0
  return 1 + others.filter((bound) => found > bound).length
}

/** Returns the zone that a value is in. A value on a limit is in the zone above the first limit, and below the others. */
export function zoneOf(value: SoilValue, found: number): Zone {
  return soilLimits[value].zones[zoneNumber(value, found)]!
}

/** Returns the place of a value on its bar, on which all zones are equally wide: 0 at the left, 1 at the right end. */
export function placeOnBar(value: SoilValue, found: number): number {
  const { bounds, bar, zones } = soilLimits[value]
  const edges = [bar[0], ...bounds, bar[1]]
  const zone = zoneNumber(value, found)
  const [from, to] = [edges[zone]!, edges[zone + 1]!]
  const within = Math.min(1, Math.max(0, (found - from) / (to - from)))
  return (zone + within) / zones.length
}

/** Meaning of a zone for the field. */
export type Tone = 'good' | 'watch' | 'bad'

const tones: Record<Zone, Tone> = {
  low: 'bad',
  medium: 'watch',
  high: 'good',
  veryHigh: 'good',
  enough: 'good',
  sour: 'bad',
  good: 'good',
  alkaline: 'bad',
  salty: 'bad',
}

/** Returns the meaning of a zone for the field. */
export function toneOf(zone: Zone): Tone {
  return tones[zone]
}

/**
 * Returns the zone of a reading. Less than the laboratory can measure is in the first zone; `undefined` where its limit is so high that
 * nobody can tell.
 */
export function zoneOfReading(value: SoilValue, reading: SoilReading): Zone | undefined {
  if (typeof reading === 'number') return zoneOf(value, reading)
  const { bounds, zones } = soilLimits[value]
  return reading.below === null || reading.below <= bounds[0] ? zones[0] : undefined
}

/** Returns the zone of a value in a result; `undefined` if it was not tested, or nobody can tell. */
export function zoneIn(value: SoilValue, found: SoilFound): Zone | undefined {
  const reading = found[value]
  return reading === undefined ? undefined : zoneOfReading(value, reading)
}

/** Returns the amounts of a result to reckon with: less than can be measured counts as nothing where that is certainly little. */
export function amountsIn(found: SoilFound): Partial<Record<SoilValue, number>> {
  return Object.fromEntries(
    soilValues.flatMap((value) => {
      const reading = found[value]
      if (typeof reading === 'number') return [[value, reading]]
      return zoneIn(value, found) === undefined ? [] : [[value, 0]]
    }),
  )
}
