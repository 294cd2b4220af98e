import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { checkout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { fillSignIn, signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')

test.beforeEach(({ context }) => withConsent(context))

/** Orders the first item of a section; returns the tab of the payment, at the sandbox. */
async function order(page: Page, section: string): Promise<Page> {
  await checkout(page, section)
  const tab = page.context().waitForEvent('page')
  await shopOn(page, 'en')
    .cart.getByRole('button', { name: t('Pay') })
    .click()
  const payment = await tab
  await expect(payment.getByRole('button', { name: 'Let the payment fail' })).toBeVisible()
  return payment
}

const heading = (page: Page, words: string) =>
  page.getByRole('main').getByRole('heading', { name: t(words), exact: true })

test('a failed payment is shown as failed, also offline after a reload, and is repeated', async ({
  page,
  context,
}) => {
  await signIn(page, 'en')
  const payment = await order(page, 'grains')
  await payment.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(heading(payment, 'Payment failed')).toBeVisible()
  await expect(payment.locator('.spinner')).toHaveCount(0)

  await untilPagesAreCached(payment)
  await context.setOffline(true)
  await payment.reload()
  await expect(heading(payment, 'Payment failed')).toBeVisible()
  await context.setOffline(false)

  const again = context.waitForEvent('page')
  await payment.getByRole('button', { name: /^Pay again/ }).click()
  await (await again).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(payment, 'Completed')).toBeVisible()
})

test('an installed app, which has no tabs, gives way to the payment over a slow network', async ({
  page,
}) => {
  await signIn(page, 'en')
  await page.addInitScript(() => (window.open = () => null))
  await page.route('**/local/pay/**', (route) => setTimeout(1_000).then(() => route.continue()))
  await checkout(page, 'grains')
  await shopOn(page, 'en')
    .cart.getByRole('button', { name: t('Pay') })
    .click()
  await expect(page.getByRole('button', { name: 'Let the payment fail' })).toBeVisible()
})

test('a canceled payment is shown on home, and its goods are in the cart again', async ({ page }) => {
  await signIn(page, 'en')
  const payment = await order(page, 'flowers')
  await payment.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(payment).toHaveURL(/\/\?payment=cancelled&order_id=[\da-f-]{36}$/)
  await expect(heading(payment, 'Payment cancelled')).toBeVisible()
  await expect(payment.getByRole('button', { name: /^Pay again/ })).toBeVisible()
  await payment.getByRole('button', { name: t('Back into the cart') }).click()
  await shopOn(payment, 'en').expectCount(1)
})

test('an order of another account is not found, after a sign-in that returns to the whole address', async ({
  page,
}) => {
  const lead = 'order_id=0198c0de-0000-7000-8000-00000000beef'
  for (const address of [
    '/order?id=0198c0de-0000-7000-8000-00000000beef',
    `/payment-success?session_id=s&${lead}`,
  ]) {
    await page.goto(address)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Sign In') })
      .click()
    await fillSignIn(page, 'en', 'farmer@example.org', '+91 90000 00001')
    await expect(page).toHaveURL(address)
    await expect(heading(page, 'Order not found')).toBeVisible()
    await expect(page.getByRole('main').locator('.spinner')).toHaveCount(0)
    await page.context().clearCookies()
    await page.getByRole('button', { name: t('Menu'), exact: true }).click()
    await page.getByRole('button', { name: t('Sign Out') }).click()
    await expect(page.getByText(t('Successfully signed out!'))).toBeVisible()
  }
})

test('a sign-in that is tapped before the app runs leads back to the whole address', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const address = '/payment-success?order_id=0198c0de-0000-7000-8000-00000000beef'
  await page.goto(address)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Sign In') })
    .click()
  await expect(page).toHaveURL(`/auth?to=${encodeURIComponent(address)}`)
})

test('a payment’s address without a valid order shows a page', async ({ page }) => {
  await signIn(page, 'en')
  for (const [query, title] of [
    ['', 'Payment'],
    ['?session_id=cs_1', 'Payment'],
    ['?order_id=', 'Payment'],
    ['?order_id=a&order_id=b', 'Payment'],
    ['?order_id=%7B%22a%22%3A1%7D', 'Payment'],
    ['?session_id=cs_1&order_id=7', 'Order not found'],
    ['?session_id=1&order_id=<script>', 'Order not found'],
  ] as const) {
    await page.goto(`/payment-success${query}`)
    await expect(heading(page, title), query).toBeVisible()
  }
})
