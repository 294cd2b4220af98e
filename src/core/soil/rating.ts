import { soilLimits, type SoilFound, type SoilValue, type Zone } from '#src/content/soil-limits.ts'

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

/** Returns the zone of a value in a result; `undefined` if it was not tested. */
export function zoneIn(value: SoilValue, found: SoilFound): Zone | undefined {
  const amount = found[value]
  return amount === undefined ? undefined : zoneOf(value, amount)
}
