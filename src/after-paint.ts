/**
 * Runs inline at the end of a page that the phone keeps, in the place of the app's script (scripts/build/kept-shell.ts). All of
 * such a page is there at once, and so is the app's code: asked for by the page, it would come before the first paint and
 * take its place. So it is asked for after it. What nobody looks at is not painted; there the app starts at once.
 */
const { entry } = document.currentScript!.dataset

const start = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) link.rel = 'modulepreload'
  import(entry!).catch(() => dispatchEvent(new Event('late')))
}

if (document.hidden) start()
else
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })

export {}
