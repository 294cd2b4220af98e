/**
 * Returns a value with the changes of two tabs: what was changed here since `seen`, and otherwise theirs. Objects are merged
 * field by field; of one field that both have changed, this tab's stays.
 *
 * @param seen the value that this tab began with, or last saw in the store
 */
export function merged<Value>(seen: Value | undefined, mine: Value, theirs: Value): Value {
  if (isSame(mine, seen)) return theirs
  if (!isRecord(mine) || !isRecord(theirs)) return mine
  const before: Record<string, unknown> = isRecord(seen) ? seen : {}
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const fields = keys.map((key) => [key, merged(before[key], mine[key], theirs[key])] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Value
}

/** True for values of the same JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
