import type { BrowserContext, Page } from 'playwright'
import { firstVisit, pagesInTurn, pairOfTimes, visitedPages } from './first-visit.ts'
import { serveFloor } from './floor.ts'
import { noteTimes, timesOf, type PageTimes } from './page-times.ts'
import { untilPagesCached, screen, slowPage } from './slow-phone.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText, spread, timeText } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const floorPort = 4311

/** First visits over a farmer's network and returns, beside the least that shows the same words; each proxy opens its connection. */
export async function firstPaints(world: BenchWorld): Promise<Measured> {
  const visits: Record<string, Awaited<ReturnType<typeof firstVisits>>> = {}
  for (const [path, file] of Object.entries(visitedPages)) visits[path] = await firstVisits(world, path, file)
  const { online, offline } = await returns(world)
  return {
    figures: {
      firstVisit: Object.fromEntries(Object.entries(visits).map(([path, { figures }]) => [path, figures])),
      online,
      offline,
    },
    lines: [
      ...Object.values(visits).flatMap(({ lines }) => lines),
      pairText('Return to / over the network, FCP', online.fcp),
      pairText('  until it answers taps', online.ready),
      pairText('Return to /, no network, FCP', offline.fcp),
      pairText('  until it answers taps', offline.ready),
    ],
  }
}

async function firstVisits({ site, browser }: BenchWorld, path: string, file: string) {
  const floorServer = await serveFloor(`dist/${file}.html`, floorPort)
  const proxies = [await openSlowProxy(site), await openSlowProxy(`http://127.0.0.1:${floorPort}`)] as const
  for (const proxy of proxies) proxy.slow = true
  const chromium = await browser()
  const visits = await pagesInTurn(
    () => firstVisit(chromium, `${proxies[0].url}${path}`),
    () => firstVisit(chromium, `${proxies[1].url}/`),
  )
  for (const proxy of proxies) proxy.close()
  floorServer.close().closeAllConnections()
  const [fcp, lcp] = [pairOfTimes('fcp', visits), pairOfTimes('lcp', visits)]
  const ready = pairOfTimes('ready', visits)
  const [ours] = visits
  const tasks = spread(ours.map((times) => times.tasks))
  const shift = Math.max(...ours.map((times) => times.shift))
  return {
    figures: { fcp, lcp, ready, tasks, shift },
    lines: [
      pairText(`First visit of ${path}, FCP`, fcp),
      pairText('  LCP', lcp),
      pairText('  until it answers taps', ready),
      `  long tasks after it ${timeText(tasks)}, layout shift at most ${shift.toFixed(3)}`,
    ],
  }
}

/** Page and worker go over the same network: the browser slows a page alone. */
async function returns({ site, browser }: BenchWorld) {
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
  return { online, offline }
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
