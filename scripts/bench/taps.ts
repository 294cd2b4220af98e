import type { Page } from 'playwright'
import { noteTimes } from './page-times.ts'
import { cutOff, untilPagesCached, screen, slowPage, withConsent } from './slow-phone.ts'
import { inTurn, pairText, rounds, spread, timeText, type Pair } from './spread.ts'
import { fillSoilTest } from './soil-test.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

/** Where a tap on a link of the first page leads. */
const places = ['/seeds-catalog', '/blog', '/loans', '/soil-testing']

/**
 * Cost of a tap on a phone with the app, offline: the time until the next page's first paint, compared with a link on
 * a page without scripts; and how long the main actions block the screen (INP).
 */
export async function tapTimes({ site, browser }: BenchWorld): Promise<Measured> {
  const context = await withConsent(await (await browser()).newContext(screen))
  await cutOff(context, `${site}/`, untilPagesCached)
  const page = await slowPage(context)
  await noteTimes(page)
  const navigation: Record<string, Pair> = {}
  const whole: Record<string, ReturnType<typeof spread>> = {}
  for (const path of places) {
    const times: number[] = []
    navigation[path] = await inTurn(
      () => timeToPage(page, site, path, times),
      () => timeToHeading(page),
    )
    whole[path] = spread(times)
  }
  const actions = await slowestOf(page, site)
  await context.close()
  return {
    figures: { navigation, whole, actions },
    lines: [
      ...Object.entries(navigation).map(([path, pair]) => pairText(`From / to ${path}`, pair, 'an anchor')),
      ...Object.entries(whole).map(([path, times]) => `${`all of ${path}`.padEnd(34)} ${timeText(times)}`),
      ...Object.entries(actions).map(([name, times]) => `${name.padEnd(34)} ${timeText(times)}`),
    ],
  }
}

/** Until the heading of the page is painted; `whole` gets how long it is until everything of it is. */
async function timeToPage(page: Page, site: string, path: string, whole: number[]): Promise<number> {
  await page.goto(site)
  await ready(page)
  // People read before they tap; by then the page has finished its own start.
  await page.waitForLoadState('networkidle')
  await page.evaluate(noteHeading)
  await page.locator(`main a[href="${path}"]`).first().click()
  const there = await headingThere(page)
  const all = await page.waitForFunction(() => (window as { wholeThere?: number }).wholeThere)
  whole.push((await all.jsonValue())!)
  return there
}

/** In the same tab: one that was behind another just now is slower by half. */
async function timeToHeading(page: Page): Promise<number> {
  await page.goto('about:blank')
  await page.setContent(`<a href="#there">To</a><h1>Here</h1><p>${'Words '.repeat(400)}</p>`)
  await page.evaluate(() => {
    const [link, heading] = [document.querySelector('a')!, document.querySelector('h1')!]
    link.addEventListener('click', () => (heading.textContent = 'There'), { once: true })
  })
  await page.evaluate(noteHeading)
  await page.locator('a').click()
  return headingThere(page)
}

/** How long after the tap that heading was on the screen, milliseconds. */
export async function headingThere(page: Page): Promise<number> {
  const there = await page.waitForFunction(() => (window as { headingThere?: number }).headingThere)
  return (await there.jsonValue())!
}

/** Notes in the page how long after the next tap another heading is on the screen, and how long until all below it is. */
export function noteHeading(): void {
  const before = document.querySelector('h1')?.textContent
  let tapped = 0
  let isThere = false
  Object.assign(window, { headingThere: undefined, wholeThere: undefined })
  const note = (what: string) =>
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { [what]: performance.now() - tapped })),
    )
  addEventListener('click', ({ timeStamp }) => (tapped ||= timeStamp), { capture: true, once: true })
  const noting = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent
    if (!tapped || !heading || heading === before) return
    if (!isThere) note('headingThere')
    isThere = true
    if (document.querySelector('main .min-h-svh')) return
    noting.disconnect()
    note('wholeThere')
  })
  noting.observe(document, { subtree: true, childList: true, characterData: true })
}

/** The main actions of a farmer, each with its page. */
const actions: Record<
  string,
  { on: string; prepare?: (page: Page) => Promise<void>; act: (page: Page) => Promise<unknown> }
> = {
  'add to cart': {
    on: '/seeds-catalog',
    act: (page) => page.locator('main li.card button[aria-label^="Add to Cart"]:visible').first().click(),
  },
  'open the cart': {
    on: '/seeds-catalog',
    act: (page) => page.locator('nav.fixed button').first().click(),
  },
  'open the menu': { on: '/', act: (page) => page.locator('header button').first().click() },
  'open a form': {
    on: '/soil-testing',
    act: (page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
  },
  'a letter in a form': {
    on: '/soil-testing',
    prepare: fillSoilTest,
    act: (page) => page.keyboard.type('a'),
  },
  'a letter in the search box': {
    on: '/all-products',
    prepare: (page) => page.locator('main input').first().focus(),
    act: (page) => page.keyboard.type('t'),
  },
}

/** Returns the longest time of each action until the next paint, for a number of runs. */
async function slowestOf(page: Page, site: string) {
  const times: Record<string, ReturnType<typeof spread>> = {}
  for (const [name, { on, prepare, act }] of Object.entries(actions)) {
    const waits: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.goto(`${site}${on}`)
      await ready(page)
      await prepare?.(page)
      await ready(page)
      await page.evaluate(() => (window.pageTimes!.slowest = 0))
      await act(page)
      await ready(page)
      waits.push(await page.evaluate(() => window.pageTimes!.slowest))
    }
    times[name] = spread(waits)
  }
  return times
}

/** Waits until the app handles taps, has painted, and is idle. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => 'tapped' in window && window.tapped === undefined)
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  )
}
