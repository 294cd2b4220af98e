/** The part of a keyboard event that matters here. */
interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * Returns the index of the tab that a key leads to, wrapping around. `undefined` for other keys, and with Alt, Ctrl
 * or Command.
 */
export function tabAfter(
  { key, altKey, ctrlKey, metaKey }: Key,
  from: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const places = new Map([
    [forward, from + 1],
    [backward, from - 1],
    ['Home', 0],
    ['End', count - 1],
  ])
  const to = places.get(key)
  return to === undefined ? undefined : (to + count) % count
}
