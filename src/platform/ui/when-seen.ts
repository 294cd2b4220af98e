/** Runs a task now if the page is visible, and whenever it becomes visible. Returns a function that stops it. */
export function whenSeen(task: () => void): () => void {
  const run = () => document.visibilityState === 'visible' && task()
  run()
  document.addEventListener('visibilitychange', run)
  return () => document.removeEventListener('visibilitychange', run)
}
