import type { Locator, Page } from '@playwright/test'
import { allProducts } from '#src/content/all-products.ts'
import soilTest from '#src/forms/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
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

test('wheat seed is bought by a guest with nine taps at most @full', async ({ page, context, world }) => {
  const { tap, taps } = await fingerOn(page)
  const { cart } = shopOn(page, 'en')
  const main = page.getByRole('main')
  const box = main.getByLabel(allProducts.ask.en)
  await tap(box)
  await box.fill('wheat seed')
  await tap(main.getByRole('button', { name: /^Add to Cart: Wheat/ }).first())
  await tap(page.getByRole('button', { name: /^Cart, / }).last())
  await tap(cart.getByRole('button', { name: t('Checkout') }))
  await expect(main.getByLabel(t('Phone number'))).toBeFocused()
  await page.keyboard.type('9000077021')
  await page.keyboard.press('Enter')
  await expect(main.getByLabel(t('6-digit OTP'))).toBeFocused()
  await page.keyboard.type(world.backend.inbox.messages('+919000077021').at(-1)!.code!)
  await page.keyboard.press('Enter')
  await tap(main.getByRole('button', { name: t('Yes, it is mine') }))
  const name = cart.getByLabel('Full name *')
  await tap(name)
  await name.fill('Gurpreet Singh')
  await cart.getByLabel('Address', { exact: true }).fill('Village Sarna')
  const opened = context.waitForEvent('page')
  await tap(cart.getByRole('button', { name: t('Pay') }))
  const payment = await opened
  await tap(payment.getByRole('button', { name: 'Pay', exact: true }))
  await expect(payment.getByRole('heading', { name: t('Completed') })).toBeVisible({ timeout: 15_000 })
  expect(taps()).toBeLessThanOrEqual(9)
})

test('a soil test is asked for with six taps at most @full', async ({ page }) => {
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

test('a business sees the price of twenty litres of milk with five taps at most @full', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const box = page.getByRole('main').getByLabel(allProducts.ask.en)
  await tap(box)
  await box.fill('20 L milk commercial')
  await expect(page.getByText('20 litre, ₹1,300').first()).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(5)
})

test('the centre is called with two taps @full', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const places = page.getByRole('navigation', { name: t('Main menu') })
  await tap(places.getByRole('link', { name: t('Help') }))
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeInViewport()
  expect(taps() + 1).toBeLessThanOrEqual(2)
})

test('the state of a request is seen with one tap @full', async ({ page }) => {
  const { tap, taps } = await fingerOn(page)
  const places = page.getByRole('navigation', { name: t('Main menu') })
  await tap(places.getByRole('link', { name: t('Requests') }))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(taps()).toBe(1)
})
