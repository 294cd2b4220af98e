import type { Locator, Page } from '@playwright/test'
import { allProducts } from '#src/content/all-products.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { shopOn } from './pages/shop.ts'
import { signOut, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

/*
   Numbers of taps from the first screen to the most frequent aims. Keys of the keyboard are not counted: its Next leads
   to the next field, its Go sends.
 */

test.use({ worldOf: 'who counts taps', viewport: { width: 360, height: 740 } })

const t = wordsIn('en')

/** Returns a finger that counts its taps. */
async function fingerOn(page: Page) {
  await withConsent(page)
  await page.goto('/')
  await untilAppRuns(page)
  let taps = 0
  return {
    tap: async (thing: Locator) => {
      await thing.click()
      taps++
    },
    taps: () => taps,
  }
}

/** Puts wheat seed into the cart and opens the checkout, as a guest. */
async function shopAsGuest(page: Page, tap: (thing: Locator) => Promise<void>): Promise<Locator> {
  const { cart } = shopOn(page, 'en')
  const main = page.getByRole('main')
  const box = main.getByLabel(allProducts.ask.en)
  await tap(box)
  await box.fill('wheat seed')
  await tap(main.getByRole('button', { name: /^Add to Cart: Wheat/ }).first())
  await tap(page.getByRole('button', { name: /^Cart, / }).last())
  await tap(cart.getByRole('button', { name: t('Checkout') }))
  return cart
}

/** Signs in on the way to the payment. The sixth digit verifies by itself, and nothing is asked. */
async function signInToPay(page: Page, phone: string, code: () => string): Promise<void> {
  const main = page.getByRole('main')
  const field = main.getByLabel(t('Phone number'))
  await expect(field).toBeFocused()
  await field.fill(phone)
  await page.keyboard.press('Enter')
  await expect(main.getByLabel(t('6-digit OTP'))).toBeFocused()
  await page.keyboard.type(code())
}

test('wheat seed is bought by a guest with seven taps at most', async ({ page, context, world }) => {
  const { tap, taps } = await fingerOn(page)
  const cart = await shopAsGuest(page, tap)
  const name = cart.getByLabel('Full name *')
  await tap(name)
  await name.fill('Gurpreet Singh')
  await cart.getByLabel('Address', { exact: true }).fill('Village Sarna')
  await cart.getByLabel('Phone number *').fill('9000077021')
  await tap(cart.getByRole('button', { name: t('Pay') }))
  await expect(page.getByRole('main').getByLabel(t('Phone number'))).toHaveValue('9000077021')
  await signInToPay(page, '9000077021', () => world.backend.inbox.messages('+919000077021')[0]!.code!)
  await expect(name).toHaveValue('Gurpreet Singh')
  await expect(cart.getByText('1 thing from this phone is in your cart')).toBeVisible()
  const opened = context.waitForEvent('page')
  await tap(cart.getByRole('button', { name: t('Pay') }))
  await expect((await opened).getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(7)
})

test('a known shopper is at the bank five taps after the cart at most', async ({ page, context, world }) => {
  const phone = '9000077022'
  const code = () => world.backend.inbox.messages(`+91${phone}`)[0]!.code!
  const first = await fingerOn(page)
  const cart = await shopAsGuest(page, first.tap)
  await cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await cart.getByRole('button', { name: t('Pay') }).click()
  await signInToPay(page, phone, code)
  const paid = context.waitForEvent('page')
  await cart.getByRole('button', { name: t('Pay') }).click()
  const bank = await paid
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(bank.getByRole('heading', { name: t('Completed') })).toBeVisible()
  await signOut(page)

  const { tap, taps } = await fingerOn(page)
  await shopAsGuest(page, tap)
  const before = taps() - 2
  await tap(cart.getByRole('button', { name: t('Pay') }))
  await signInToPay(page, phone, code)
  const opened = context.waitForEvent('page')
  await expect(cart.getByLabel('Full name *')).toHaveValue('Gurpreet Singh')
  await tap(cart.getByRole('button', { name: t('Pay') }))
  await expect((await opened).getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(taps() - before).toBeLessThanOrEqual(5)
})

test('a soil test is asked for with six taps at most', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const form = formOn(page, soilTest, 'en')
  await tap(page.locator('#home').getByRole('link', { name: soilTest.shortTitle.en }).first())
  await tap(page.locator('main button[aria-haspopup=dialog]').first())
  await tap(form.field('name'))
  await form.type('name', 'Gurpreet Singh')
  await form.type('phone', '90000 00003')
  await form.type('farmLocation', 'Sarna')
  await form.type('farmSize', '4')
  await tap(form.dialog.getByRole('button', { name: soilTest.submit.en, exact: true }))
  await form.expectThanks()
  expect(taps()).toBeLessThanOrEqual(6)
})

test('a business sees the price of twenty litres of milk with five taps at most', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const box = page.getByRole('main').getByLabel(allProducts.ask.en)
  await tap(box)
  await box.fill('20 L milk commercial')
  await expect(page.getByText('20 litre, ₹1,300').first()).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(5)
})

test('the centre is called with two taps', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const places = page.getByRole('navigation', { name: t('Main menu') })
  await tap(places.getByRole('link', { name: t('Help') }))
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport()
  expect(taps() + 1).toBeLessThanOrEqual(2)
})

test('the state of a request is seen with one tap', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const places = page.getByRole('navigation', { name: t('Main menu') })
  await tap(places.getByRole('link', { name: t('Requests') }))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(taps()).toBe(1)
})
