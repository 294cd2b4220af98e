const fetched: string[] = []

/** Remembers that something was fetched to be kept, so that its bytes can be counted. */
export function noteFetched(address: string): void {
  fetched.push(address)
}

/** How many bytes came over the network for what was kept since this was asked last, as far as the browser tells. */
export function takeBytes(): number {
  const sizes = fetched.splice(0).map((address) => {
    const entry = performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined
    return entry?.transferSize ?? 0
  })
  // The browser notes no more than so many; what has been counted makes room.
  performance.clearResourceTimings()
  return sizes.reduce((sum, size) => sum + size, 0)
}
