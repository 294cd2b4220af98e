/** Runs a task whenever the page may go away: hidden, closed, or left. Returns a function that stops it. */
export function whenLeaving(task: () => void): () => void {
  const hidden = () => document.visibilityState === 'hidden' && task()
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', task)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', task)
  }
}

/** Runs a task whenever a field loses the focus. Returns a function that stops it. */
export function whenLeavingAField(task: () => void): () => void {
  document.addEventListener('focusout', task)
  return () => document.removeEventListener('focusout', task)
}
