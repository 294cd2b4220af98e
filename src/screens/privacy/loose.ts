import { momentText } from '#src/base/moment.ts'

/** A record whose shape is not known for sure: data of another build, or of the centre. */
export type Loose = Readonly<Record<string, unknown>>

/** A value as a record; an empty one where it is none. */
export function recordIn(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
}

/** The records of a list; none where it is no list. */
export function listIn(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

/** The text under a key; empty where there is none. */
export function textIn(of: Loose, key: string): string {
  const value = of[key]
  return typeof value === 'string' ? value : ''
}

/** The number under a key; 0 where there is none. */
export function numberIn(of: Loose, key: string): number {
  const value = of[key]
  return typeof value === 'number' ? value : 0
}

/**
 * Whatever a record holds as rows to be read, with the way to each value as its name; what is empty is left out.
 *
 * @param labels what the keys are called; one that is not among them goes by itself
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
