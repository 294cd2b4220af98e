import { readLocal, writeLocal } from './local-storage.ts'
import { whenHidden } from './visible.ts'

const month = () => new Date().toISOString().slice(0, 7)

/** How many bytes this app has fetched over the network on this phone in the month that it is, as far as it could count. */
export function dataUsed(): number {
  const [, since, bytes] = /^(\d{4}-\d\d) (\d+)$/.exec(readLocal('data-used') ?? '') ?? []
  return since === month() ? Number(bytes) : 0
}

/** Adds what was fetched where no page sees it, as by the worker. */
export function addDataUsed(bytes: number): void {
  if (bytes > 0) writeLocal('data-used', `${month()} ${dataUsed() + Math.round(bytes)}`)
}

/** Counts what this page fetches until it is stopped. Nothing where the browser does not tell. */
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

/** What came over the network: an answer that the worker or the browser had already has come by no protocol. */
export function bytesOf(
  entries: readonly Pick<PerformanceResourceTiming, 'nextHopProtocol' | 'transferSize'>[],
): number {
  return entries
    .filter(({ nextHopProtocol }) => nextHopProtocol !== '')
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}
