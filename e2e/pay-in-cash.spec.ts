import type { Browser, Page } from '@playwright/test'
import { addressIn } from '#src/platform/i18n/address.ts'
import { answerAtDesk } from './pages/at-desk.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, type World } from './world.ts'

const t = wordsIn('en')

async function phoneOf(browser: Browser, world: World, who: string, code: Language, digit: number) {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await withConsent(context)
  const page = await context.newPage()
  await signIn(page, code, `${who}@example.org`, `+91 90000 0000${digit}`)
  return page
}

/** Adds an item to the cart and opens the checkout. */
async function openCheckout(page: Page, code: Language) {
  const shop = shopOn(page, code)
  await page.goto(addressIn(code, '/seeds-catalog/grains'))
  await untilAppRuns(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(shopWords[code].addToCart) })
    .first()
    .click()
  await shop.openCart()
  await shop.cart.getByRole('button', { name: wordsIn(code)('Checkout') }).click()
  await shop.cart.getByLabel(`${wordsIn(code)('Phone number')} *`).fill('90000 00001')
  return shop.cart
}

async function openOrder(page: Page, reference: string): Promise<void> {
  await page.goto('/desk')
  await untilAppRuns(page)
  await page.getByLabel(t('Number, name, phone, village or words')).fill(reference)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: t('Ordered') })).toBeVisible()
}

const referenceOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).textContent())!.match(/KS-\w{5}/)![0]

test('a cash order is delivered unpaid, and the desk records payment and refund', async ({
  browser,
  world,
}) => {
  const words = wordsIn('pa')
  const farmer = await phoneOf(browser, world, 'farmer', 'pa', 1)
  const cart = await openCheckout(farmer, 'pa')
  await cart.getByLabel(words('Cash on delivery (Sarna Station and Sarna)')).check()
  await cart.getByLabel(words('Delivery Area')).selectOption('pathankot-city')
  await cart.getByRole('button', { name: words('Place the order') }).click()
  await expect(
    farmer.getByText(words('Cash is accepted in Sarna Station and Sarna only. Choose to pay online.')),
  ).toBeVisible()
  await cart.getByLabel(words('Delivery Area')).selectOption('sarna')
  await cart.getByRole('button', { name: words('Place the order') }).click()
  await expect(farmer.getByText(words('Write the delivery address where you will pay cash.'))).toBeVisible()
  await cart.getByLabel(words('Address')).fill('Village Sarna')
  await cart.getByRole('button', { name: words('Place the order') }).click()
  await expect(farmer.getByText(words('Order placed')).first()).toBeVisible()

  await farmer.goto(addressIn('pa', '/requests'))
  await untilAppRuns(farmer)
  await farmer.getByRole('main').getByRole('link', { name: /KS-/ }).first().click()
  await expect(farmer.getByText(/₹[\d,.]+ ਨਕਦ ਦਿਓ/)).toBeVisible()
  const reference = await referenceOf(farmer)

  const staff = await phoneOf(browser, world, 'staff', 'en', 8)
  await openOrder(staff, reference)
  await expect(staff.getByText(t('Cash on delivery'))).toBeVisible()
  for (const status of ['packed', 'shipped']) {
    await answerAtDesk(staff, '', status)
    await expect(staff.locator(`[data-standing=${status}]`)).toBeVisible()
  }
  // No cash without a slip: the desk has no other way to say that it is delivered.
  await expect(staff.getByLabel(t('New status')).locator('option[value=delivered]')).toHaveCount(0)
  await staff.getByRole('button', { name: /received in cash, make a slip/ }).click()
  await expect(staff.locator('[data-slip]')).toBeVisible()
  await expect(staff.locator('[data-standing=delivered]')).toBeVisible()
  await farmer.reload()
  await expect(farmer.getByText(words('Delivered')).first()).toBeVisible()
  await expect(farmer.getByText(/ਨਕਦ ਦਿਓ/)).toHaveCount(0)

  const manager = await phoneOf(browser, world, 'manager', 'en', 4)
  // Closed items are not in the list of open ones.
  await manager.goto(staff.url())
  await untilAppRuns(manager)
  await answerAtDesk(manager, '', 'cash_returned')
  await expect(manager.locator('[data-standing=refunded]')).toBeVisible()
  for (const page of [farmer, staff, manager]) await page.context().close()
})
