const fetched: string[] = []

/** Records a file that was fetched for a cache, so that its bytes can be counted. */
export function noteFetched(address: string): void {
  fetched.push(address)
}

/** Returns the bytes received for the caches since the last call, as far as the browser reports them. */
export function takeBytes(): number {
  const sizes = fetched.splice(0).map((address) => {
    const entry = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined
    return entry?.transferSize ?? 0
  })
  // The browser records a limited number; counted entries are cleared to make room.
  performance.clearResourceTimings()
  return sizes.reduce((sum, size) => sum + size, 0)
}
