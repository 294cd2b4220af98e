import type { Browser, BrowserContext, Page } from 'playwright'

/** The farmer's line and phone: 400 ms away, 400 kbps down, 150 kbps up, a CPU four times slower than this one. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 18_750 }
const slowdown = 4
const screen = { viewport: { width: 360, height: 740 } }

/** Milliseconds to the first contentful paint of a first visit over the farmer's line. */
export async function firstVisitPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  const paint = await firstPaint(page)
  await context.close()
  return paint
}

/** A context whose worker has the page, cut off from the network. */
export async function offlineContext(browser: Browser, url: string, ready: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.goto(url)
  await ready(page)
  await page.close()
  await context.setOffline(true)
  return context
}

/** Milliseconds to the first contentful paint of a return visit without a network. */
export async function offlinePaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'commit' })
  const paint = await firstPaint(page)
  await page.close()
  return paint
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0]
          if (entry) resolve(entry.startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
}

/** Median, least and most of some measurements. */
export function spread(values: readonly number[]): { median: number; least: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, least: sorted[0]!, most: sorted.at(-1)! }
}
