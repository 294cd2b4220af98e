/**
 * How a route reads the search part of its address: of it only these keys, each as text. What is digits alone comes from
 * the router as a number.
 */
export function textsOf<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>): Partial<Record<Key, string>> => {
    const said = keys.flatMap((key) => {
      const value = search[key]
      return typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`]] : []
    })
    return Object.fromEntries(said) as Partial<Record<Key, string>>
  }
}
