import { firstVisit, pagesInTurn, pairOfTimes, visitedPages } from './first-visit.ts'
import { serveFloor } from './floor.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText, spread, timeText } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const floorPort = 4311

/** First visits over a farmer's network, beside the least that shows the same words; each proxy opens its connection. */
export async function firstPaints(world: BenchWorld): Promise<Measured> {
  const visits: Record<string, Awaited<ReturnType<typeof firstVisits>>> = {}
  for (const [path, file] of Object.entries(visitedPages)) visits[path] = await firstVisits(world, path, file)
  return {
    figures: {
      firstVisit: Object.fromEntries(Object.entries(visits).map(([path, { figures }]) => [path, figures])),
    },
    lines: Object.values(visits).flatMap(({ lines }) => lines),
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
