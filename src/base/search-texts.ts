/**
 * How a route reads the search part of its address: of it only these keys, each as text. The router reads digits alone as a
 * number, `true` as a boolean, and what stands there twice as a list; a list and an object are no text.
 */
export function textsOf<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>): Partial<Record<Key, string>> => {
    const texts = keys.filter((key) => key in search).map((key) => [key, textOf(search[key])])
    return Object.fromEntries(texts) as Partial<Record<Key, string>>
  }
}

/** Said to be undefined and not left out: what a route leaves out of its search, the router takes from the address as it is. */
function textOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}
