/**
 * Returns a route's search validator that keeps only these keys, each as text. The router parses digits as a number,
 * `true` as a boolean and a repeated key as a list; lists and objects are dropped.
 */
export function textsOf<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>): Partial<Record<Key, string>> => {
    const texts = keys.filter((key) => key in search).map((key) => [key, textOf(search[key])])
    return Object.fromEntries(texts) as Partial<Record<Key, string>>
  }
}

/** Explicitly `undefined`: for a missing key the router would keep the address's own value. */
function textOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}
