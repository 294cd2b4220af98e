import { isOnline } from '#src/device/network.ts'
import { whileReachable } from './while-reachable.ts'

/**
 * Calls `ask` while the page is visible and online: at each interval, when visibility or network returns, and
 * when the centre answers again after a failure. One call at a time. Returns a function that stops it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>, intervalMs: number): () => void {
  let running = false
  return whileReachable(() => {
    if (running || !isOnline()) return
    running = true
    void ask().finally(() => (running = false))
  }, intervalMs)
}
