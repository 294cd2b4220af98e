/**
 * Runs inline at the end of a cached page, in place of the app's script (scripts/build/offline-shell.ts). Loads the app
 * after the first paint, because code from the cache would otherwise delay that paint. A page in the background is
 * not painted, so the app starts at once there. Firefox does not tell of every first paint: a moment after all has loaded
 * it has come.
 */
const { entry } = document.currentScript!.dataset

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) link.rel = 'modulepreload'
  import(entry!).catch(() => dispatchEvent(new Event('late')))
}

if (document.hidden) start()
else {
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 300))
}

export {}
