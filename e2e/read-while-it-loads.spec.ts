import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { openPage, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

const seeds = (await catalogues()).get('seeds-catalog')!

test.use({ serviceWorkers: 'block' })

/** A layout shift as the browser reports it. */
interface Shift {
  readonly value: number
  readonly sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** A farmer's network and phone: 400 ms, 400/150 kbit/s, a CPU four times slower than this one. */
async function onASlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 150_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (value > 0.001) moved.push(...sources.map(told))
    }).observe({ type: 'layout-shift', buffered: true })
    const moved: string[] = []
    const told = ({ node, previousRect: before, currentRect: after }: Shift['sources'][number]) =>
      `${node?.outerHTML?.slice(0, 80)}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`
    Object.assign(window, { moved })
  })
}

// After the first four of its section, which are all that the catalogue's page shows.
const beyond = Object.keys(seeds.sections['vegetables']!.items)[8]!

for (const path of ['/', '/pa/help', '/seeds-catalog', `/seeds-catalog#${beyond}`])
  test(`a reader of ${path} keeps their place when the app starts, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openPage(browser, baseURL!)
    await page.setViewportSize({ width: 360, height: 740 })
    await onASlowLine(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.scrollHeight > 600 + innerHeight)
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.evaluate(() => window.tapped !== undefined), `${path}: the app does not run yet`).toBe(
      true,
    )
    await untilAppRuns(page)
    // The app runs, and keeps rendering for a while.
    for (let idle = 0; idle < 3; idle++)
      await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestIdleCallback(drawn), 300)))
    expect(await page.evaluate(() => scrollY), path).toBe(600)
    expect(await page.evaluate(() => (window as never as { moved: string[] }).moved), path).toEqual([])
    await page.context().close()
  })

test('every tap from the first paint on counts once, during hydration too', async ({ page }) => {
  await withConsent(page)
  await onASlowLine(page)
  await page.addInitScript(() => {
    // Every 100 ms the next product, until the app has been running for a while.
    const touched: string[] = []
    Object.assign(window, { touched })
    let since = 0
    const timer = setInterval(() => {
      if (document.readyState === 'loading') return
      if (window.tapped === undefined) since ||= performance.now()
      if (since && performance.now() - since > 300) {
        clearInterval(timer)
        Object.assign(window, { finished: true })
        return
      }
      const buttons = document.querySelectorAll<HTMLElement>('main li .stepper button.button')
      const next = buttons[touched.length]
      if (!next) return
      touched.push(next.ariaLabel!)
      next.click()
    }, 100)
  })
  await page.goto('/seeds-catalog', { waitUntil: 'commit' })
  await untilAppRuns(page)
  await page.waitForFunction(() => (window as never as { finished?: true }).finished)
  const touched = await page.evaluate(() => (window as never as { touched: string[] }).touched)
  expect(touched.length).toBeGreaterThan(3)
  const cart = page.getByRole('button', { name: `Cart, ${touched.length} items`, exact: true })
  await expect(cart.last()).toBeVisible()
})
