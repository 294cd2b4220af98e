/*
 * What the app asks for and browsers have only had since 2023 (Chrome 110, Safari 16, Firefox 115): a copy of a list in order,
 * and in reverse. Everything that starts code of its own imports this first: the page, its
 * worker, and the worker that searches.
 */

type List = unknown[] & { slice(): unknown[] }

const additions = {
  toSorted(this: List, compare?: (a: unknown, b: unknown) => number) {
    const copy = this.slice()
    copy.sort(compare)
    return copy
  },
  toReversed(this: List) {
    const copy = this.slice()
    copy.reverse()
    return copy
  },
}

/** Gives lists what a browser has not. */
export function fillIn(lists: readonly object[]): void {
  for (const list of lists)
    for (const [name, value] of Object.entries(additions))
      if (!(name in list)) Object.defineProperty(list, name, { value, configurable: true, writable: true })
}

fillIn([Array.prototype, Object.getPrototypeOf(Uint32Array.prototype) as object])
