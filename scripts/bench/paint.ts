import type { Browser, BrowserContext, Page } from 'playwright'
import { serveFloor } from './floor.ts'
import { cutOff, pagesKept, screen, slowPage } from './phone.ts'
import { inTurn, pairText } from './spread.ts'
import type { BenchWorld, Measured } from './world.ts'

/** The farmer's line: 400 ms away, 400 kbps down, 150 kbps up. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 18_750 }
const floorPort = 4311

/** First paints of `/` over the farmer's line and without a network, beside the least that shows the same words. */
export async function firstPaints({ site, browser }: BenchWorld): Promise<Measured> {
  const floorServer = await serveFloor('dist/index.html', floorPort)
  const [chromium, floor] = [await browser(), `http://127.0.0.1:${floorPort}/`]
  const firstVisit = await inTurn(
    () => firstVisitPaint(chromium, `${site}/`),
    () => firstVisitPaint(chromium, floor),
  )
  const [ours, theirs] = [await chromium.newContext(screen), await chromium.newContext(screen)]
  await cutOff(ours, `${site}/`, pagesKept)
  await cutOff(theirs, floor, workerRuns)
  const offline = await inTurn(
    () => returnPaint(ours, `${site}/`),
    () => returnPaint(theirs, floor),
  )
  await Promise.all([ours.close(), theirs.close()])
  floorServer.close().closeAllConnections()
  return {
    figures: { firstVisit, offline },
    lines: [pairText('First visit of /, FCP', firstVisit), pairText('Return to /, no network, FCP', offline)],
  }
}

async function firstVisitPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  const page = await slowPage(context)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(url, { waitUntil: 'commit' })
  const paint = await firstPaint(page)
  await context.close()
  return paint
}

async function returnPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await slowPage(context)
  await page.goto(url, { waitUntil: 'commit' })
  const paint = await firstPaint(page)
  await page.close()
  return paint
}

async function workerRuns(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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
