import type { Page } from 'playwright'
import { untilPagesCached, screen, slowPage, withConsent } from './slow-phone.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { pairOf, pairText, spread, timeText } from './spread.ts'
import { headingThere, noteHeading } from './taps.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Each round waits until everything is cached, most of a minute. */
const rounds = 3
/** Pause before the tap, in milliseconds. */
const looking = 4_000

/**
 * Measures taps on the first page over a slow network, before its worker has cached the others: until the
 * heading of two pages, beside a round trip for a file of a few bytes; and the time until everything is cached.
 */
export async function earlyTaps({ site, browser }: BenchWorld): Promise<Measured> {
  const proxy = await openSlowProxy(site)
  proxy.slow = true
  const chromium = await browser()
  const [first, second, turns, kept]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    const context = await withConsent(await chromium.newContext(screen))
    const page = await slowPage(context)
    const began = performance.now()
    await page.goto(proxy.url)
    await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
    await page.waitForTimeout(looking)
    first.push(await tapTo(page, '/soil-testing'))
    await page.waitForTimeout(looking)
    second.push(await tapTo(page, '/seeds-catalog'))
    turns.push(await page.evaluate(turnOfTheLine))
    await untilPagesCached(page, 2)
    kept.push(performance.now() - began)
    await context.close()
  }
  proxy.close()
  const [toPage, toShelf] = [pairOf(first, turns), pairOf(second, turns)]
  const allKept = spread(kept)
  return {
    figures: { toPage, toShelf, allKept },
    lines: [
      pairText('A tap four seconds after the first page, to the heading of /soil-testing', toPage),
      pairText('  and four seconds later of /seeds-catalog', toShelf),
      `  everything kept ${timeText(allKept)} after the first page was asked for`,
    ],
  }
}

async function tapTo(page: Page, path: string): Promise<number> {
  await page.evaluate(noteHeading)
  await page.locator(`:is(main, footer) a[href="${path}"]`).first().click()
  return headingThere(page)
}

async function turnOfTheLine(): Promise<number> {
  const start = performance.now()
  await (await fetch('/offline/en.txt', { cache: 'no-store' })).text()
  return performance.now() - start
}
