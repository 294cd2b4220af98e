import type { Page } from '@playwright/test'
import { expect, test, untilPagesAreCached } from './world.ts'
import { shopOn } from './pages/shop.ts'
import { chooseTab, claimGuestWork } from './pages/visitor.ts'

// A cart of another journey would cause a question before Pay.
test.use({ worldOf: 'who pays for an order' })

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'all')))

async function signIn(page: Page, email: string, phone: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await claimGuestWork(page, 'en')
}

async function fillCheckout(page: Page) {
  const cart = page.getByRole('dialog')
  await cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await cart.getByLabel('Email *').fill('farmer@example.org')
  await cart.getByLabel('Phone number *').fill('90000 00001')
  await cart.getByLabel('Address').fill('Village Sarna')
  // Another journey of this account may have left items in its cart, which have just synced.
  const agree = cart.getByRole('button', { name: 'Yes, order it like this' })
  if (await agree.isVisible()) await agree.click()
}

test('a guest fills a cart, signs in at the checkout, pays, and sees the order completed, after a reload and offline too @every', async ({
  page,
  context,
}) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await shop.openCart()
  await shop.cart.getByRole('button', { name: 'Checkout' }).click()
  // A guest sees the form first; who pays is asked for last.
  await expect(shop.cart.getByLabel('Full name *')).toBeVisible()
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/auth\?to=/)
  await expect(page.getByText('To order, sign in. Your cart stays on this phone.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Phone only' })).toHaveAttribute('aria-selected', 'true')
  await chooseTab(page, 'Sign In')
  await signIn(page, 'farmer@example.org', '9000000001')

  await expect(shop.cart.getByLabel('Full name *')).toBeVisible()
  // A later reload opens no cart.
  await expect(page).toHaveURL('/seeds-catalog/grains')
  await shop.cart.getByLabel('Full name *').fill('')
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await fillCheckout(page)
  const tab = context.waitForEvent('page')
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  const payment = await tab
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  const reference = await payment.getByRole('heading', { name: /^Order KS-/ }).textContent()
  await untilPagesAreCached(payment)
  await payment.reload()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await context.setOffline(true)
  await payment.reload()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/requests')
  await expect(page.getByRole('link', { name: new RegExp(reference!.replace('Order ', '')) })).toContainText(
    'Paid',
  )
  await shop.expectCount(0)
})

test('an offline order is saved, asks about a changed price, and is one order', async ({
  page,
  context,
  world,
}) => {
  const shop = shopOn(page, 'en')
  const orders = async () => {
    const [{ count }] = (await world.backend.query<{ count: number }>(
      `select count(*)::int as count from orders o join auth.users u on u.id = o.user_id where u.email = 'farmer2@example.org'`,
    )) as [{ count: number }]
    return count
  }
  const before = await orders()
  await page.goto('/auth?to=/seeds-catalog/flowers')
  await chooseTab(page, 'Sign In')
  await signIn(page, 'farmer2@example.org', '9000000002')
  await expect(page).toHaveURL(/flowers$/)
  await untilPagesAreCached(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .nth(1)
    .click()
  await shop.openCart()
  await context.setOffline(true)
  await shop.cart.getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page)
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  await expect(
    shop.cart.getByText('This order is saved on this phone. It will be sent when there is network.'),
  ).toBeVisible()
  // The notice is above the open cart and can be tapped.
  await shop.cart.locator('.toast').getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await shop.openCart()
  await expect(
    shop.cart.getByText('This order is saved on this phone. It will be sent when there is network.'),
  ).toBeVisible()
  await world.backend.query(
    `update catalogue_items set price_paise = 77700 where section = 'flowers' and catalogue = 'seeds-catalog' and position = 1`,
  )
  await context.setOffline(false)
  await expect(
    shop.cart.getByText('The price has changed since you ordered. Is this total right?'),
  ).toBeVisible()
  await expect(shop.cart.getByText('₹777.00', { exact: true })).toBeVisible()
  const tab = context.waitForEvent('page')
  await shop.cart.getByRole('button', { name: 'Order at this price' }).click()
  const payment = await tab
  await expect(payment.getByText('₹777.00')).toBeVisible()
  expect(await orders()).toBe(before + 1)
})
