/**
 * Runs work once the page has drawn what it has to draw and waits for nothing, and in any case after a while. Answers how to
 * call it off.
 */
export function whenIdle(work: () => void, latestMs = 2_000): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(call)
}
