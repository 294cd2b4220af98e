import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { coveredBy, scrollTo } from './pages/covered.ts'
import { wordsIn } from './pages/phrases.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, untilCounted, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => withConsent(page))

const grains = Object.values((await catalogues()).get('seeds-catalog')!.sections['grains']!.items)
const support = '.support-button'
const end = 1e6

for (const path of ['/', '/seeds-catalog', '/auth', '/help'])
  for (const width of [360, 1280])
    test(`the support button is there at each stop of ${path}, ${width} px wide, and the focus stops clear of it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await untilAppRuns(page)
      const button = page.locator(support)
      await expect(button).toBeVisible()
      for (let top = 0, before = -1; top > before;) {
        expect(await button.evaluate(isOnTop), `${top}`).toBe(true)
        before = top
        top = await scrollTo(page, top + 150)
      }
      expect(await coveredBy(page, support), 'at the end').toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await focusUnder(page, support)).toEqual([])
    })

/** True if a tap in the middle of an element would press it. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Goes through a page by Tab; returns what had the focus under a floating layer, but for what is as large as the window. */
async function focusUnder(page: Page, layer: string): Promise<string[]> {
  const under: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate((selector) => {
      const { activeElement: now } = document
      if (!now || !now.closest('main, footer')) return ''
      const [own, area] = [now, document.querySelector(selector)!].map((it) => it.getBoundingClientRect())
      const isCovered =
        own!.right > area!.left &&
        own!.left < area!.right &&
        own!.bottom > area!.top &&
        own!.top < area!.bottom
      return isCovered && own!.height < innerHeight / 2 ? now.textContent || now.localName : ''
    }, layer)
    if (covered) under.push(covered)
  }
  return under
}

for (const { code, name, tag } of tonguesOf('pa'))
  test(`the cart is in one line with the languages, however narrow the phone is (${name})${tag}`, async ({
    page,
  }) => {
    await page.goto(addressIn(code, '/help'))
    await untilAppRuns(page)
    const banner = page.getByRole('banner')
    const cart = banner.getByRole('button', {
      name: wordsIn(code)('Cart'),
      exact: true,
    })
    for (const width of [320, 360, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(cart).toBeInViewport({ ratio: 1 })
      for (const other of ['English', 'ਪੰਜਾਬੀ', 'हिंदी'])
        await expect(banner.getByRole('link', { name: other, exact: true })).toHaveCount(
          name === other ? 0 : 1,
        )
      expect((await banner.boundingBox())!.height, `${width}`).toBeLessThan(72)
    }
  })

test('fixed bars reach from edge to edge, and the end of the page has room for them', async ({ page }) => {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await shopOn(page, 'en').add(grains[0]!.name.en)
  await untilCounted(page, 'en', 1)
  const bar = (await page.getByRole('navigation', { name: wordsIn('en')('Main menu') }).boundingBox())!
  const strip = (await page.locator('.cart-strip').boundingBox())!
  expect([strip.x, strip.width]).toEqual([0, 360])
  expect(Math.abs(strip.y + strip.height - bar.y)).toBeLessThan(2)
  await scrollTo(page, end)
  await expect(page.locator(support)).toBeVisible()
  for (const layer of [support, '.cart-strip', 'nav.fixed'])
    expect(await coveredBy(page, layer), layer).toEqual([])
})

test('a notice covers no button, and moves off one that scrolls under it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.goto('/contact')
  await untilAppRuns(page)
  await page.getByRole('button', { name: wordsIn('en')('Share this page') }).click()
  await expect(page.locator('.toast')).toBeVisible()
  // While the focus is in it, it stays.
  await page.keyboard.press('F8')
  // At its end this page has no place without a button, and the notice lies where it covers least.
  for (let top = 0; top < 900; top += 60) {
    await scrollTo(page, top)
    await expect.poll(() => coveredBy(page, '.toast', 'buttons'), `${top}`).toEqual([])
  }
})

test('the footer is a quarter of a long page, and its links work without scripts', async ({
  page,
  browser,
  world,
}) => {
  const context = await browser.newContext({
    baseURL: world.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const plain = await context.newPage()
  await plain.goto('/help')
  const foot = plain.getByRole('contentinfo')
  expect((await foot.boundingBox())!.height).toBeLessThan(318)
  const terms = foot.getByRole('link', { name: 'Terms' })
  await expect(terms).toBeHidden()
  await foot.getByRole('heading', { name: 'Our promises' }).click()
  await expect(terms).toBeVisible()
  await context.close()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/help')
  await untilAppRuns(page)
  for (const name of ['My requests', 'Seeds', 'Terms', 'Privacy policy'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
})
