/**
 * Runs a task each time the page may be about to go: hidden, closed, or left for another. Returns a function that
 * stops it.
 */
export function whenLeaving(task: () => void): () => void {
  const hidden = () => document.visibilityState === 'hidden' && task()
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', task)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', task)
  }
}

/** Runs a task each time a field is left. Returns a function that stops it. */
export function whenLeavingAField(task: () => void): () => void {
  document.addEventListener('focusout', task)
  return () => document.removeEventListener('focusout', task)
}
