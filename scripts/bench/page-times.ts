import type { Page } from 'playwright'

/** The browser's own measurements of a page, in milliseconds at the page's slowed CPU. */
export interface PageTimes {
  /** First and largest contentful paint, since the navigation. */
  fcp: number
  lcp: number
  /** When the app began to answer taps, since the navigation; of a page that has none, when all of it was there. */
  ready: number
  /** The layout shift without user input. */
  shift: number
  /** How long the tasks after the first paint took that took more than 50 ms, together. */
  tasks: number
  /** The longest time from a tap or a letter to the next paint; 0 below 16 ms. */
  slowest: number
}

declare global {
  interface Window {
    pageTimes?: PageTimes
  }
}

/** Notes from the beginning of every page that this one opens. */
export function noteTimes(page: Page): Promise<unknown> {
  return page.addInitScript(observeTimes)
}

/** Returns the measurements once the app handles taps and is idle; a page without the app is ready at once. */
export async function timesOf(page: Page): Promise<PageTimes> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.tapped === undefined)
  await page.evaluate(() => (window.pageTimes!.ready = performance.now()))
  // A paint is reported some time after it.
  await page.waitForFunction(() => window.pageTimes!.fcp > 0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return page.evaluate(() => window.pageTimes!)
}

function observeTimes(): void {
  const times = { fcp: 0, lcp: 0, ready: 0, shift: 0, tasks: 0, slowest: 0 }
  window.pageTimes = times
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs only this text
  const observe = (type: string, note: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, number>)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (times.lcp = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => (times.shift += hadRecentInput ? 0 : value!))
  observe('longtask', ({ startTime, duration }) => {
    if (times.fcp && startTime >= times.fcp) times.tasks += duration
  })
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) times.slowest = Math.max(times.slowest, duration)
  })
}
