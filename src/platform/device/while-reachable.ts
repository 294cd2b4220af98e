import { onConnected } from '#src/platform/backend/connectivity.ts'
import { whileVisible } from './visible.ts'

/**
 * Runs a task while the page is visible: at each interval, when visibility or network returns, and when the
 * centre answers again after a failure. Returns a function that stops it.
 */
export function whileReachable(task: () => void, intervalMs: number): () => void {
  const stops = [whileVisible(task, intervalMs), onConnected(task)]
  return () => stops.forEach((stop) => stop())
}
