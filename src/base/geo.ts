/** A position on the map, as a phone measured it. */
export interface Spot {
  /** Degrees north. */
  readonly lat: number
  /** Degrees east. */
  readonly lng: number
  /** Accuracy in meters. */
  readonly metres: number
  /** Time of measurement, in ms since 1970. */
  readonly at: number
}

const pattern = /^geo:(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?);u=(\d{1,8});t=(\d{12,14})$/

/**
 * Returns the position as a geo URI (RFC 5870): geo:32.2733,75.6522;u=12;t=1732170000000. Six decimals are about 10
 * cm.
 */
export function geoUri({ lat, lng, metres, at }: Spot): string {
  return `geo:${degrees(lat)},${degrees(lng)};u=${Math.min(Math.ceil(metres), 99_999_999)};t=${Math.floor(at)}`
}

function degrees(value: number): string {
  return String(Number(value.toFixed(6)))
}

/** True for a text that begins as a geo URI, valid or not. */
export function isGeoUri(text: string): boolean {
  return /^geo:/i.test(text)
}

/** Parses a geo URI in the form that `geoUri` writes; `undefined` for any other text and for invalid coordinates. */
export function spotIn(text: string): Spot | undefined {
  const [lat, lng, metres, at] = pattern.exec(text)?.slice(1).map(Number) ?? []
  if (lat === undefined || lng === undefined || metres === undefined || at === undefined) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng, metres, at } : undefined
}

/** A place that is known to no more than so many meters names no field. */
const roughMetres = 500

/** True for a position that is too inexact to find a field by. */
export function isRough({ metres }: Spot): boolean {
  return metres > roughMetres
}

/**
 * Returns the better of two positions of one phone: the more exact one, but the later one if it is exact and so far away that the
 * phone has moved.
 */
export function betterOf(before: Spot, now: Spot): Spot {
  const hasMoved = !isRough(now) && metresBetween(before, now) > before.metres + now.metres
  return now.metres <= before.metres || hasMoved ? now : before
}

const metresOfADegree = 111_320

/** For distances within a district. */
function metresBetween(a: Spot, b: Spot): number {
  const north = a.lat - b.lat
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east) * metresOfADegree
}
