import type { Page } from '@playwright/test'
import { allProducts } from '#src/content/all-products.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { escape, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const seeds = (await catalogues()).get('seeds-catalog')!

test('the whole journey works with the keyboard, and the focus is always visible', async ({ page }) => {
  await page.goto('/')
  await untilAppRuns(page)
  await expect(page.getByRole('button', { name: 'Essential only' })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(allProducts.ask.en)).toBeFocused()

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
  await escape(page)
  await expect(shop.cart).toBeHidden()
  await expect(page.getByRole('button', { name: /^Cart/ }).last()).toBeFocused()
})

test('arrows, Home and End move between the tabs of the sign-in, and Tab moves into the panel', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/auth')
  await untilAppRuns(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const expectAt = async (name: string) => {
    await expect(tab(name)).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name])
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('tablist', { name: 'Sign In' }).getByRole('tab')).toHaveCount(3)
  await tabTo(page, 'Sign In', { role: 'tab' })
  for (const [key, name] of [
    ['ArrowRight', 'Sign Up'],
    ['Home', 'Phone only'],
    ['ArrowLeft', 'Sign Up'],
    ['ArrowRight', 'Phone only'],
    ['End', 'Sign Up'],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(name)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  const within = page.getByRole('tabpanel').locator(':focus')
  await expect(within).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expectAt('Phone only')
})

/** The focused element, and whether the focus is visible. */
interface Focus {
  readonly name: string
  readonly href: string | null
  readonly role: string | null
  readonly seen: boolean
}

/** Presses Tab until the wanted element has the focus; every stop must be visible and have an outline. */
async function tabTo(
  page: Page,
  name: string,
  { href, role, backwards = false }: { href?: string; role?: string; backwards?: boolean } = {},
): Promise<void> {
  const stops: string[] = []
  for (let step = 0; step < 250; step++) {
    const focus = await focusOf(page)
    if (step > 0 && focus.name !== 'body')
      expect(focus.seen, `the focus on “${focus.name}” is seen`).toBe(true)
    if ((focus.name === name && (!role || focus.role === role)) || (href && focus.href === href)) return
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
      role: element.getAttribute('role'),
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
