/** A value as PostgREST hands it to a text, a truth or a time: what is no text goes as JSON, and PostgreSQL judges it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value) ?? ''
}

const bytesOf = (value: unknown): string =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : textOf(value)

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
