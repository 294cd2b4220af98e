import type { Browser, Page } from 'playwright'
import { openCountingProxy } from './counting-proxy.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { screen, slowPage, withConsent } from './slow-phone.ts'
import { spread, timeText, type Spread } from './spread.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Each round waits until everything is cached. */
const rounds = Number(process.env['ROUNDS'] ?? 3)
const bytesPerMs = 50

/** Waiting times of a new phone, in milliseconds after its first page answers taps. */
interface Fill {
  /** Until home, shop, cart and forms open without a network. */
  readonly main: number
  /** Until every page does. */
  readonly all: number
  /** Bytes that came to the phone meanwhile, headers included. */
  readonly bytes: number
}

/** The first fill over a farmer's network, beside the time that its bytes alone take on it. */
export async function firstFill({ site, browser }: BenchWorld): Promise<Measured> {
  const opened = await browser()
  const figures: Record<string, { main: Spread; all: Spread; bytes: Spread; ratio: number }> = {}
  for (const path of ['/', '/pa']) {
    const fills: Fill[] = []
    for (let round = 0; round < rounds; round++) fills.push(await fillOnce(opened, site, path))
    const [main, all, bytes] = (['main', 'all', 'bytes'] as const).map((what) =>
      spread(fills.map((fill) => fill[what])),
    )
    const ratio = spread(fills.map((fill) => fill.all / (fill.bytes / bytesPerMs))).median
    figures[path] = { main: main!, all: all!, bytes: bytes!, ratio }
  }
  return {
    figures,
    lines: Object.entries(figures).flatMap(([path, { main, all, bytes, ratio }]) => [
      `First fill of ${path}: home, shop, cart and forms ${timeText(main)} after it answers taps`,
      `  everything ${timeText(all)}, for ${bytes.median} bytes: ratio to these on the network ${ratio.toFixed(2)}`,
    ]),
  }
}

async function fillOnce(browser: Browser, site: string, path: string): Promise<Fill> {
  const shaped = await openSlowProxy(site)
  shaped.slow = true
  // On the phone's side of the slow proxy, so that bytes count once they are there.
  const proxy = await openCountingProxy(Number(new URL(shaped.url).port))
  const bytesSoFar = () => proxy.exchanges.reduce((sum, { down }) => sum + down, 0)
  const context = await withConsent(await browser.newContext(screen))
  try {
    const page = await slowPage(context)
    await page.goto(proxy.url + path)
    await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
    const [began, before] = [performance.now(), bytesSoFar()]
    const since = () => performance.now() - began
    await untilMarked(page, ['/main', '/complete'])
    const main = since()
    await untilMarked(page, ['/complete'])
    return { main, all: since(), bytes: bytesSoFar() - before }
  } finally {
    await context.close()
    proxy.close()
    shaped.close()
  }
}

/** Waits until a pages cache has one of the worker's marks. A promise that the page waits for counts as true, so it is asked. */
async function untilMarked(page: Page, marks: readonly string[]): Promise<void> {
  for (let tries = 0; !(await page.evaluate(isMarked, marks)); tries++) {
    if (tries === 1_800) throw new Error('The worker did not keep the pages within three minutes')
    await page.waitForTimeout(100)
  }
}

async function isMarked(marks: readonly string[]): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const found = names.flatMap((cacheName) => marks.map((key) => caches.match(key, { cacheName })))
  return (await Promise.all(found)).some(Boolean)
}
