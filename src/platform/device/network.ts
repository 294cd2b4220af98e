/** Calls back at once and whenever the browser gains or loses its network; returns a function that stops it. */
export function watchNetwork(onChange: (online: boolean) => void): () => void {
  const report = () => onChange(navigator.onLine)
  addEventListener('online', report)
  addEventListener('offline', report)
  return () => {
    removeEventListener('online', report)
    removeEventListener('offline', report)
  }
}

/** Calls back when the network returns: pauses that its loss has caused end then. Opening a page is no return. */
export function whenNetworkReturns(task: () => void): () => void {
  let started = false
  const stop = watchNetwork((online) => online && started && task())
  started = true
  return stop
}

/** False only when the browser is sure that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine
}

/** True when the person asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
