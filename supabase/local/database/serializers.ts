/** A value as PostgREST hands it to a text, a truth or a time: what is no text goes as JSON, and PostgreSQL judges it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value) ?? ''
}

const bytesOf = (value: unknown): string =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : textOf(value)

/**
 * A parameter as it may be handed to PGlite: nothing, a list, or text. Given anything else for a list, PGlite stops in the
 * middle of its message, and the half of it goes out with the next two statements, whoever's they are.
 */
export function parameter(value: unknown): unknown {
  return value === null || value === undefined || Array.isArray(value) ? value : bytesOf(value)
}

/**
 * How parameters are written, by type. PGlite's own throw at a list where a text belongs, an error without a code that
 * Lite answers with 500: whoever sends words of another kind shall hear that they are wrong.
 */
export const serializers = {
  16: textOf,
  17: bytesOf,
  25: textOf,
  1042: textOf,
  1043: textOf,
  1082: textOf,
  1114: textOf,
  1184: textOf,
}
