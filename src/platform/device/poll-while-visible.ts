import { isOnline } from './network.ts'
import { whileReachable } from './while-reachable.ts'

/**
 * Calls `ask` while the page is visible and online: at each interval, when visibility or network returns, and
 * when the centre answers again after a failure. One call at a time. One that rejects, as where the storage does not open,
 * changes nothing: the next one asks again. Returns a function that stops it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>, intervalMs: number): () => void {
  let running = false
  const hasEnded = () => void (running = false)
  return whileReachable(() => {
    if (running || !isOnline()) return
    running = true
    void ask().then(hasEnded, hasEnded)
  }, intervalMs)
}
