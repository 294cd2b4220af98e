/** Runs work when the page is idle, after `latestMs` at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void, latestMs = 2_000): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(call)
}
