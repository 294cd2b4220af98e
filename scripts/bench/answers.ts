import type { Browser } from 'playwright'
import { firstVisit, pagesInTurn, pairOfTimes } from './first-visit.ts'
import { screen, slowPage, withConsent } from './slow-phone.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairText, rounds, spread, timeText } from './spread.ts'
import { serveStackFloor } from './stack-floor.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const floorPort = 4311
const pages = { '/': 'index', '/seeds-catalog': 'seeds-catalog' }

/**
 * First visits over a farmer's network until taps are answered, beside the least page that React and the router hydrate; and of an
 * *Add* that is tapped at the first paint, when it is on disk, which the badge says, and when the app has taken it over.
 */
export async function answers({ site, browser }: BenchWorld): Promise<Measured> {
  const chromium = await browser()
  const figures: Record<string, object> = {}
  const lines: string[] = []
  for (const [path, file] of Object.entries(pages)) {
    const floorServer = await serveStackFloor(`dist/${file}.html`, floorPort)
    const [ours, floor] = [await openSlowProxy(site), await openSlowProxy(`http://127.0.0.1:${floorPort}`)]
    for (const proxy of [ours, floor]) proxy.slow = true
    const visits = await pagesInTurn(
      () => firstVisit(chromium, `${ours.url}${path}`),
      () => firstVisit(chromium, `${floor.url}/`),
    )
    for (const proxy of [ours, floor]) proxy.close()
    floorServer.close().closeAllConnections()
    const ready = pairOfTimes('ready', visits)
    figures[path] = ready
    lines.push(pairText(`First visit of ${path} until it answers taps; floor: React and the router`, ready))
  }
  const adds = await earlyAdds(chromium, site)
  return {
    figures: { ...figures, ...adds },
    lines: [
      ...lines,
      `Add, tapped at the first paint: on disk and counted after ${timeText(adds.badge)}, in the app's hands ${timeText(adds.counted)}`,
    ],
  }
}

async function earlyAdds(chromium: Browser, site: string) {
  const proxy = await openSlowProxy(site)
  proxy.slow = true
  const [badge, counted]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const context = await withConsent(await chromium.newContext({ ...screen, serviceWorkers: 'block' }))
    const page = await slowPage(context)
    await page.addInitScript(tapAtFirstPaint)
    await page.goto(`${proxy.url}/seeds-catalog`)
    const times = await page.waitForFunction(() => window.earlyAdd?.counted && window.earlyAdd)
    const { tap, shown, counted: after } = (await times.jsonValue()) as Required<EarlyAdd>
    badge.push(shown - tap)
    counted.push(after - tap)
    await context.close()
  }
  proxy.close()
  return { badge: spread(badge), counted: spread(counted) }
}

interface EarlyAdd {
  tap?: number
  shown?: number
  counted?: number
}

declare global {
  interface Window {
    earlyAdd?: EarlyAdd
  }
}

function tapAtFirstPaint(): void {
  const times: EarlyAdd = {}
  window.earlyAdd = times
  const look = () => {
    const [cart] = document.querySelectorAll('nav [data-cart]')
    if (times.tap && cart && /\d/.test(getComputedStyle(cart, '::after').content))
      times.shown ??= performance.now()
    if (cart?.querySelector('.number')) times.counted ??= performance.now()
    if (!times.counted) requestAnimationFrame(look)
  }
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    const tap = () => {
      const button = document.querySelector<HTMLElement>('main [data-add]')
      if (!button) return requestAnimationFrame(tap)
      times.tap = performance.now()
      button.click()
      return requestAnimationFrame(look)
    }
    tap()
  }).observe({ type: 'paint', buffered: true })
}
