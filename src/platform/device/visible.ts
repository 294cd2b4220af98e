/** Runs a task now, then again at each interval while the page is looked at, and when it is looked at again. */
export function whileVisible(task: () => void, intervalMs: number): () => void {
  const run = () => document.visibilityState === 'visible' && task()
  const timer = setInterval(run, intervalMs)
  document.addEventListener('visibilitychange', run)
  addEventListener('online', run)
  run()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', run)
    removeEventListener('online', run)
  }
}

/** Runs a task whenever the page is no longer looked at; it may never be again. Returns a function that stops it. */
export function whenHidden(task: () => void): () => void {
  const run = () => document.visibilityState === 'hidden' && task()
  document.addEventListener('visibilitychange', run)
  return () => document.removeEventListener('visibilitychange', run)
}
