import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { pixelsTooWide } from './pages/faults.ts'
import { shopOn } from './pages/shop.ts'
import { escape, untilAppRuns, untilCounted, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`text of double size needs no sideways scrolling on a phone (${name})${tag}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    const wide: string[] = []
    const check = async (screen: string) => {
      const over = await pixelsTooWide(page)
      if (over > 0) wide.push(`${screen}: ${over} px too wide`)
    }
    await page.goto(addressIn(code, '/seeds-catalog'))
    await untilAppRuns(page)
    await check('consent screen')
    await withConsent(page)
    for (const path of [
      '/',
      '/seeds-catalog/grains',
      '/daily-needs',
      '/auth',
      '/requests',
      '/help',
      '/farm-equipment',
      '/expert-consulting',
      '/nothing-here',
    ]) {
      await page.goto(addressIn(code, path))
      await untilAppRuns(page)
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
        32,
      )
      await check(path)
      wide.push(...(await wordsCut(page, 'nav.fixed')))
      if (path === '/farm-equipment' || path === '/seeds-catalog/grains')
        wide.push(...(await wordsCut(page, 'h1')))
    }
    await page.goto(addressIn(code, '/seeds-catalog/grains'))
    await untilAppRuns(page)
    const shop = shopOn(page, code)
    await shop.add(grains[0]!.name[code])
    await untilCounted(page, code, 1)
    await check('strip of the cart')
    await expect(page.locator('.cart-strip')).toBeInViewport({ ratio: 1 })
    await shop.openCart()
    await expect(shop.quantity(grains[0]!.name[code])).toBeVisible()
    await check('cart')
    wide.push(...(await cutOff(page)), ...(await wordsCut(page, 'dialog footer')))
    expect(wide).toEqual([])
  })

  test(`everything to tap in the frame is large enough for a thumb (${name})${tag}`, async ({ page }) => {
    await page.goto(addressIn(code, '/'))
    await untilAppRuns(page)
    await expect(page.getByRole('button', { name: wordsIn(code)('Essential only') })).toBeVisible()
    const small: string[] = []
    const check = async (screen: string) =>
      small.push(...(await smallTargets(page)).map((target) => `${screen}: ${target}`))
    await check('home with banner')
    await page.getByRole('button', { name: wordsIn(code)('Essential only') }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: wordsIn(code)('Menu'), exact: true })
      .click()
    await page.locator('#menu summary').first().click()
    await check('menu')
    await page.setViewportSize({ width: 1280, height: 800 })
    await escape(page)
    await check('wide')
    await page.goto(addressIn(code, '/seeds-catalog/grains'))
    await untilAppRuns(page)
    const shop = shopOn(page, code)
    await shop.add(grains[0]!.name[code])
    await shop.openCart()
    await expect(shop.quantity(grains[0]!.name[code])).toBeVisible()
    await check('cart')
    await page.setViewportSize({ width: 360, height: 740 })
    await check('cart on a phone')
    expect(small).toEqual([])
  })
}

/** Returns controls outside running text that are smaller than 44 × 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    const inText = (element: HTMLElement) => getComputedStyle(element).display === 'inline'
    return targets
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.textContent || element.ariaLabel} ${box.width}×${box.height}`)
  })
}

/** Returns controls over the page that the window's edge cuts off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] :is(button, input)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => `${element.ariaLabel ?? element.textContent} is cut off`),
  )
}

/** Returns words of an element that are broken over two lines. */
function wordsCut(page: Page, piece: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const cut: string[] = []
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
            cut.push(`${word} is cut in two`)
        }
    }
    return cut
  }, piece)
}

test('at four times the size only the text stays in view, and the cart scrolls as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await withConsent(page)
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  const shop = shopOn(page, 'en')
  await shop.add(grains[0]!.name.en)
  await shop.add(grains[1]!.name.en)
  await page.evaluate(() => scrollTo(0, 600))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: /^Cart/ }).click()
  const footer = shop.cart.getByRole('button', { name: 'Checkout' })
  await expect(footer).toBeVisible()
  await expect(footer).not.toBeInViewport()
  const scrolling = await shop.cart.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter(
        (item) =>
          item.scrollHeight > item.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(item).overflowY),
      )
      .map(({ localName }) => localName),
  )
  expect(scrolling).toEqual(['dialog'])
  expect(await pixelsTooWide(page)).toBe(0)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport({ ratio: 1 })
})

test('with forced colors filled areas have an edge, and the current item is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await withConsent(page)
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  const filled = await page.evaluate(() => {
    const names = '.button, .support-button, [class*="bg-green"], [class*="bg-mustard"]'
    const seen = [...document.querySelectorAll(names)].filter((item) => item.getClientRects().length > 0)
    return seen.map((item) => ({
      width: parseFloat(getComputedStyle(item).borderTopWidth),
      words: item.textContent,
    }))
  })
  expect(filled.length).toBeGreaterThan(3)
  expect(filled.filter(({ width }) => width < 1)).toEqual([])
  await page.goto('/auth')
  // The built page begins with the phone; a plain /auth changes that once it runs.
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  const colors = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  expect(colors[0]).toBe(colors[2])
  expect(colors[0]).not.toBe(colors[1])
})

test('a page printed from the dark theme is dark on white, its buttons too', async ({ page }) => {
  await withConsent(page)
  await page.goto('/requests')
  await untilAppRuns(page)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const unreadable = await page.getByRole('main').evaluate((main) => {
    const light = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    const isSeen = (item: Element) => item.getClientRects().length > 0 && Boolean(item.textContent?.trim())
    return [...main.querySelectorAll('p, a, button, h1, h2, summary, strong')]
      .filter(isSeen)
      .flatMap((item) => {
        const { color, backgroundColor } = getComputedStyle(item)
        const isFilled = !/, 0\)$|transparent/.test(backgroundColor) && light(backgroundColor) < 700
        return light(color) > 400 || isFilled ? [`${item.textContent}: ${color} on ${backgroundColor}`] : []
      })
  })
  expect(unreadable).toEqual([])
})
