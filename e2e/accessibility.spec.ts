import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { addressIn } from '#src/i18n/address.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { signIn, untilAppRuns, untilCounted, withConsent } from './pages/visitor.ts'
import { wordsIn, type Code } from './pages/words.ts'
import { expect, test, tongues } from './world.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const seeds = (await catalogues()).get('seeds-catalog')!
const grains = Object.values(seeds.sections['grains']!.items)

/**
 * What axe finds on the page as it stands and, in the dark, what depends on colour. The colours are the same in every
 * language, so one of them is enough for the dark.
 */
async function faultsOf(page: Page, screen: string, code: Code): Promise<string[]> {
  const faults: string[] = []
  const look = async (
    colorScheme: 'light' | 'dark',
    runOnly: string[] | { type: 'rule'; values: string[] },
  ) => {
    await page.emulateMedia({ colorScheme })
    const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'], preload: false })
    for (const { id, nodes } of (await axe.analyze()).violations)
      faults.push(
        `${screen}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
  }
  await look('light', standards)
  if (code === 'en') await look('dark', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
  return faults
}

for (const { code, name } of tongues) {
  const t = wordsIn(code)

  test(`no screen has a fault that a machine can find (${name})`, async ({ page }) => {
    test.setTimeout(150_000)
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen, code)))
    const open = async (path: string) => {
      await page.goto(addressIn(code, path))
      await untilAppRuns(page)
    }

    await open('/')
    await expect(page.getByRole('button', { name: t('Essential only') })).toBeVisible()
    await look('home with the consent banner')
    await open('/seeds-catalog/herbs')
    await look('consent screen')
    await page.getByRole('button', { name: t('Essential only') }).click()
    await look('a section of the seeds')
    const shop = shopOn(page, code)
    await shop.openCart()
    await shop.expectEmpty()
    await look('empty cart')
    await shop.closeCart()

    for (const path of [
      '/',
      '/all-products',
      '/seeds-catalog',
      '/daily-needs',
      '/auth',
      '/requests',
      '/nothing-here',
    ]) {
      await open(path)
      await look(path)
    }
    await open('/all-products?q=tamatar')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await look('what a search found')
    // One page of each kind: read only, with prices and buttons, and with a table of prices.
    for (const path of ['help', 'privacy-policy', 'expert-consulting', 'farm-equipment']) {
      await open(`/${path}`)
      await look(path)
    }

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('Menu'), exact: true })
      .click()
    const group = page
      .getByRole('navigation', { name: t('Menu'), exact: true })
      .getByRole('group')
      .first()
    await group.click()
    await expect(group.getByRole('link').first()).toBeVisible()
    await look('menu')
    await page.keyboard.press('Escape')

    await open('/seeds-catalog/grains')
    await shop.add(grains[0]!.name[code])
    await shop.add(grains[1]!.name[code])
    await untilCounted(page, code, 2)
    await look('notice')
    await shop.openCart()
    await expect(shop.quantity(grains[1]!.name[code])).toBeVisible()
    await shop.quantity(grains[1]!.name[code]).fill('0')
    await shop.quantity(grains[1]!.name[code]).press('Enter')
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /\d/ })).toBeVisible()
    await look('full cart with a wrong quantity')
    expect(faults).toEqual([])
  })

  test(`what only people who are signed in see has no such fault either (${name})`, async ({ page }) => {
    test.setTimeout(90_000)
    await withConsent(page)
    await signIn(page, code)
    await page.goto(addressIn(code, '/daily-needs/cow-milk'))
    await expect(page.getByRole('main').getByText(t('Add to cart'), { exact: true }).first()).toBeVisible()
    const faults = await faultsOf(page, 'daily needs', code)
    await page.goto(addressIn(code, '/training'))
    await expect(page.locator('main button[aria-haspopup=dialog]').first()).toBeVisible()
    faults.push(...(await faultsOf(page, 'training', code)))
    expect(faults).toEqual([])
  })
}

test('the whole journey can be made with the keyboard, and the focus is always seen', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await untilAppRuns(page)
  await expect(page.getByRole('button', { name: 'Essential only' })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Search', exact: true })).toBeFocused()

  await tabTo(page, 'Essential only')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Essential only' })).toBeHidden()

  await page.goto('/')
  await untilAppRuns(page)
  await tabTo(page, 'the link to the seeds', { href: '/seeds-catalog' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seeds Catalog')

  const wheat = Object.values(seeds.sections['vegetables']!.items)[0]!.name.en
  await tabTo(page, shopWords.en.addToCart + wheat)
  await page.keyboard.press('Enter')
  const shop = shopOn(page, 'en')
  await shop.expectCount(1)
  await tabTo(page, 'Cart, 1 item')
  await page.keyboard.press('Enter')
  await expect(shop.cart).toBeVisible()
  await tabTo(page, shopWords.en.oneMore + wheat)
  await page.keyboard.press('Enter')
  await expect(shop.quantity(wheat)).toHaveValue('2')
  await expect(shop.cart.getByRole('button', { name: shopWords.en.oneMore + wheat })).toBeFocused()
  await tabTo(page, shopWords.en.quantity + wheat, { backwards: true })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(shop.quantity(wheat)).toHaveValue('7')
  await expectFocusInside(page)
  await tabTo(page, shopWords.en.remove + wheat)
  await page.keyboard.press('Enter')
  await shop.expectEmpty()
  await expectFocusInside(page)
  await page.keyboard.press('Escape')
  await expect(shop.cart).toBeHidden()
  await expect(page.getByRole('button', { name: /^Cart/ }).last()).toBeFocused()
})

/** Where the focus is, and whether one can see it. */
interface Focus {
  readonly name: string
  readonly href: string | null
  readonly seen: boolean
}

/** Presses Tab until the focus is where it is wanted; every stop on the way must be visible and have an outline. */
async function tabTo(
  page: Page,
  name: string,
  { href, backwards = false }: { href?: string; backwards?: boolean } = {},
): Promise<void> {
  const stops: string[] = []
  for (let step = 0; step < 150; step++) {
    const focus = await focusOf(page)
    if (step > 0 && focus.name !== 'body')
      expect(focus.seen, `the focus on “${focus.name}” is seen`).toBe(true)
    if (focus.name === name || (href && focus.href === href)) return
    stops.push(focus.name)
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab never came to “${name}”, only to ${[...new Set(stops)].join(', ')}`)
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { width, height, bottom, right } = element.getBoundingClientRect()
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return {
      name: element === document.body ? 'body' : words.trim(),
      href: element.getAttribute('href'),
      seen:
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        right > 0,
    }
  })
}

async function expectFocusInside(page: Page): Promise<void> {
  const inside = await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))
  expect(inside, 'the focus is still in the cart').toBe(true)
}

for (const { code, name } of tongues) {
  test(`text of double size needs no sideways scrolling on a phone (${name})`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    const wide: string[] = []
    const look = async (screen: string) => {
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const dialog = document.querySelector('dialog[open]')
        return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
      })
      if (over > 0) wide.push(`${screen}: ${over} px too wide`)
    }
    await page.goto(addressIn(code, '/seeds-catalog'))
    await untilAppRuns(page)
    await look('consent screen')
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
      await look(path)
    }
    await page.goto(addressIn(code, '/seeds-catalog/grains'))
    await untilAppRuns(page)
    const shop = shopOn(page, code)
    await shop.add(grains[0]!.name[code])
    await untilCounted(page, code, 1)
    await look('notice')
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
    await shop.openCart()
    await expect(shop.quantity(grains[0]!.name[code])).toBeVisible()
    await look('cart')
    expect(wide).toEqual([])
  })

  test(`everything to tap in the frame is large enough for a thumb (${name})`, async ({ page }) => {
    await page.goto(addressIn(code, '/'))
    await untilAppRuns(page)
    await expect(page.getByRole('button', { name: wordsIn(code)('Essential only') })).toBeVisible()
    const small: string[] = []
    const look = async (screen: string) =>
      small.push(...(await smallTargets(page)).map((target) => `${screen}: ${target}`))
    await look('home with banner')
    await page.getByRole('button', { name: wordsIn(code)('Essential only') }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: wordsIn(code)('Menu'), exact: true })
      .click()
    await page.getByRole('group').first().click()
    await look('menu')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await look('wide')
    await page.goto(addressIn(code, '/seeds-catalog/grains'))
    await untilAppRuns(page)
    const shop = shopOn(page, code)
    await shop.add(grains[0]!.name[code])
    await shop.openCart()
    await expect(shop.quantity(grains[0]!.name[code])).toBeVisible()
    await look('cart')
    await page.setViewportSize({ width: 360, height: 740 })
    await look('cart on a phone')
    expect(small).toEqual([])
  })
}

/** Everything to tap outside running text that is smaller than 44 × 44 px. */
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
