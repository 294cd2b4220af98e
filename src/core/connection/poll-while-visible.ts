import { isOnline } from '#src/device/network.ts'
import { whileReachable } from './while-reachable.ts'

/**
 * Asks the centre while the page is looked at and there is a network: at each interval, when the eye or the network
 * returns, and at once when the centre answers again after it did not. One call at a time. Returns a function that
 * stops it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>, intervalMs: number): () => void {
  let running = false
  return whileReachable(() => {
    if (running || !isOnline()) return
    running = true
    void ask().finally(() => (running = false))
  }, intervalMs)
}
