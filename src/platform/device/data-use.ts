import { indiaDay } from '#src/base/day.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { whenHidden } from './visible.ts'

const month = () => indiaDay().slice(0, 7)

/** Returns the bytes that this app has received in the current month, as far as the browser reports them. */
export function dataUsed(): number {
  const [, since, bytes] = /^(\d{4}-\d\d) (\d+)$/.exec(readLocal('data-used') ?? '') ?? []
  return since === month() ? Number(bytes) : 0
}

/** Adds bytes that no page counted, such as the worker's. */
export function addDataUsed(bytes: number): void {
  if (bytes > 0) writeLocal('data-used', `${month()} ${dataUsed() + Math.round(bytes)}`)
}

/**
 * Counts received bytes until the returned function is called; does nothing if the browser does not report them.
 */
export function countData(): () => void {
  if (!('PerformanceObserver' in globalThis)) return () => {}
  let counted = 0
  const flush = () => {
    addDataUsed(counted)
    counted = 0
  }
  const observer = new PerformanceObserver((list) => {
    counted += bytesOf(list.getEntries() as PerformanceResourceTiming[])
    flush()
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  const stop = whenHidden(flush)
  return () => {
    observer.disconnect()
    stop()
    flush()
  }
}

/** Returns the bytes of network responses; cached ones have no protocol. */
export function bytesOf(
  entries: readonly Pick<PerformanceResourceTiming, 'nextHopProtocol' | 'transferSize'>[],
): number {
  return entries
    .filter(({ nextHopProtocol }) => nextHopProtocol !== '')
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}
