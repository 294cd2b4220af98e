/**
 * Encodes a value for a text, boolean or time as PostgREST does: other values become JSON, and PostgreSQL checks
 * them.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value) ?? ''
}

const bytesOf = (value: unknown): string =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : textOf(value)

/**
 * A parameter as it may be handed to PGlite: nothing, a list, or text. Given anything else for a list, PGlite stops in
 * the middle of its message, and the half of it goes out with the next two statements, of any caller.
 */
export function parameter(value: unknown): unknown {
  return value === null || value === undefined || Array.isArray(value) ? value : bytesOf(value)
}

/**
 * Encoders of parameters by type. PGlite's own throw at a list in place of a text, without a code, which Lite answers
 * with 500 instead of a sender's error.
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
