import type { Browser, BrowserContext, Page } from 'playwright'
import { pagesInTurn, pairOfTimes } from './first-visit.ts'
import { serveFloor } from './floor.ts'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { untilPagesCached, screen, slowPage } from './slow-phone.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText, type Pair } from './spread.ts'
import { serveStackFloor } from './stack-floor.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const ports = { text: 4311, stack: 4312 }

/**
 * Returns to the first page, over a farmer's network and without one, beside the least page with a worker: for the first
 * paint a static one, for the answer to taps one that React and the router hydrate. Page and worker go over the same network:
 * the browser slows a page alone.
 */
export async function returns({ site, browser }: BenchWorld): Promise<Measured> {
  const servers = [
    await serveFloor('dist/index.html', ports.text),
    await serveStackFloor('dist/index.html', ports.stack),
  ]
  const chromium = await browser()
  const [app, text, stack] = [
    await phoneWith(chromium, site, untilPagesCached),
    await phoneWith(chromium, `http://127.0.0.1:${ports.text}`, workerKeeps),
    await phoneWith(chromium, `http://127.0.0.1:${ports.stack}`, workerKeeps),
  ] as const
  const all = [app, text, stack]
  const times = async () => ({
    fcp: pairOfTimes('fcp', await pagesInTurn(app.open, text.open)),
    ready: pairOfTimes('ready', await pagesInTurn(app.open, stack.open)),
  })
  const online = await times()
  for (const { context } of all) await context.setOffline(true)
  const offline = await times()
  for (const phone of all) await phone.close()
  for (const server of servers) server.close().closeAllConnections()
  return {
    figures: { online, offline },
    lines: [...linesOf('over the network', online), ...linesOf('offline', offline)],
  }
}

function linesOf(how: string, { fcp, ready }: { fcp: Pair; ready: Pair }): string[] {
  return [
    pairText(`Return to / ${how}, FCP`, fcp),
    pairText('  until it answers taps', ready, 'React and the router'),
  ]
}

/** A phone that has all of a site. */
async function phoneWith(chromium: Browser, site: string, untilKept: (page: Page) => Promise<unknown>) {
  const proxy = await openSlowProxy(site)
  const context = await chromium.newContext(screen)
  const page = await context.newPage()
  await page.goto(`${proxy.url}/`)
  await untilKept(page)
  await page.close()
  proxy.slow = true
  return {
    context,
    open: () => returnTimes(context, `${proxy.url}/`),
    async close() {
      await context.close()
      proxy.close()
    },
  }
}

async function returnTimes(context: BrowserContext, url: string): Promise<PageTimes> {
  const page = await slowPage(context)
  await noteTimes(page)
  await page.goto(url)
  const times = await timesOf(page)
  await page.close()
  return times
}

/** The second visit is kept whole. */
export async function workerKeeps(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload({ waitUntil: 'networkidle' })
}
