import { onConnected } from '#src/backend/connectivity.ts'
import { whileVisible } from '#src/device/visible.ts'

/**
 * Runs a task while the page is looked at: at each interval, when the eye or the network returns, and at once when the
 * centre answers again after it did not. Returns a function that stops it.
 */
export function whileReachable(task: () => void, intervalMs: number): () => void {
  const stops = [whileVisible(task, intervalMs), onConnected(task)]
  return () => stops.forEach((stop) => stop())
}
