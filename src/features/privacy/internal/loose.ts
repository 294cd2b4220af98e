import { momentText } from '#src/base/moment.ts'

/** A record of uncertain shape: data of another build, or of the centre. */
export type Loose = Readonly<Record<string, unknown>>

/** Returns a value as a record; an empty one for other types. */
export function recordIn(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
}

/** Returns the records of a list; empty for other types. */
export function listIn(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

/** Returns the text under a key; empty without one. */
export function textIn(of: Loose, key: string): string {
  const value = of[key]
  return typeof value === 'string' ? value : ''
}

/** Returns the number under a key; 0 without one. */
export function numberIn(of: Loose, key: string): number {
  const value = of[key]
  return typeof value === 'number' ? value : 0
}

/**
 * Returns all values of a record as rows, named by their paths; empty ones are left out.
 *
 * @param labels names of the keys; other keys name themselves
 */
export function plainRows(
  value: unknown,
  labels: Readonly<Record<string, string>>,
  way = '',
): (readonly [string, string])[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [[way, plainText(value as string | number | boolean)]]
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : (labels[key] ?? key.replaceAll('_', ' '))
    return plainRows(inner, labels, way ? `${way}, ${name}` : name)
  })
}

function plainText(value: string | number | boolean): string {
  const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
  return isMoment && !Number.isNaN(Date.parse(value)) ? momentText(value) : String(value)
}
