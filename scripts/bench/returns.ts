import type { BrowserContext, Page } from 'playwright'
import { pagesInTurn, pairOfTimes } from './first-visit.ts'
import { serveFloor } from './floor.ts'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { untilPagesCached, screen, slowPage } from './slow-phone.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const floorPort = 4311

/**
 * Returns to the first page, over a farmer's network and without one, beside the least page with a worker. Page and worker
 * go over the same network: the browser slows a page alone.
 */
export async function returns({ site, browser }: BenchWorld): Promise<Measured> {
  const floorServer = await serveFloor('dist/index.html', floorPort)
  const proxies = [await openSlowProxy(site), await openSlowProxy(`http://127.0.0.1:${floorPort}`)] as const
  const chromium = await browser()
  const phones = [await chromium.newContext(screen), await chromium.newContext(screen)] as const
  for (const [side, ready] of [untilPagesCached, workerRuns].entries()) {
    const page = await phones[side]!.newPage()
    await page.goto(`${proxies[side]!.url}/`)
    await ready(page)
    await page.close()
    proxies[side]!.slow = true
  }
  const both = async () => {
    const times = await pagesInTurn(
      () => returnTimes(phones[0], `${proxies[0].url}/`),
      () => returnTimes(phones[1], `${proxies[1].url}/`),
    )
    return { fcp: pairOfTimes('fcp', times), ready: pairOfTimes('ready', times) }
  }
  const online = await both()
  for (const phone of phones) await phone.setOffline(true)
  const offline = await both()
  for (const phone of phones) await phone.close()
  for (const proxy of proxies) proxy.close()
  floorServer.close().closeAllConnections()
  return {
    figures: { online, offline },
    lines: [
      pairText('Return to / over the network, FCP', online.fcp),
      pairText('  until it answers taps', online.ready),
      pairText('Return to /, no network, FCP', offline.fcp),
      pairText('  until it answers taps', offline.ready),
    ],
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

async function workerRuns(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
