const signs = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/**
 * Runs a task when somebody touches the page, at most once in each interval; the first touch counts at once. Returns
 * a function that stops it.
 */
export function whenTouched(task: () => void, intervalMs: number): () => void {
  let last = Number.NEGATIVE_INFINITY
  const run = () => {
    if (performance.now() - last < intervalMs) return
    last = performance.now()
    task()
  }
  for (const sign of signs) document.addEventListener(sign, run, { capture: true, passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, run, { capture: true })
  }
}
