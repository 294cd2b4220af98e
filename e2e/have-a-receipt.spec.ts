import { isolated } from '#src/base/isolated.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test, untilPagesAreCached } from './world.ts'
import { shopOn } from './pages/shop.ts'
import { chooseTab } from './pages/visitor.ts'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'all')))

const typeOf = 'image/png'

async function orderPaneer(page: Page) {
  await page.goto('/auth?to=/daily-needs/dairy-products')
  await chooseTab(page, 'Sign In')
  await page.getByLabel('Email').fill('farmer@example.org')
  await page.getByLabel('Phone number').fill('9000000001')
  await page.getByLabel('Password', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/dairy-products$/)
  const shop = shopOn(page, 'en')
  for (const place of [0, 1])
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add to Cart/ })
      .nth(place)
      .click()
  await shop.openCart()
  await shop.cart.getByRole('button', { name: 'Checkout' }).click()
  await shop.cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await shop.cart.getByLabel('Email *').fill('gurpreet@example.org')
  await shop.cart.getByLabel('Phone number *').fill('90000 00001')
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
}

test('a paid order has a receipt: on the screen, printed, as a picture, by mail, and offline', async ({
  page,
  context,
  world,
}) => {
  const tab = context.waitForEvent('page')
  await orderPaneer(page)
  const payment = await tab
  // The page opens the payment in the tab, so it must stay open until then.
  await expect(payment.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()

  await page.goto('/requests')
  await page
    .getByRole('link', { name: /Not paid yet/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'See the order slip' }).click()
  await expect(page.getByRole('heading', { name: 'Order slip' })).toBeVisible()
  await expect(page.getByText('This is not a receipt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email Receipt' })).toHaveCount(0)

  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await payment.getByRole('button', { name: 'Email Receipt' }).click()
  await expect(payment.getByText(`Sent to ${isolated('gurpreet@example.org')}.`)).toBeVisible()
  const [mail] = world.backend.inbox.messages('gurpreet@example.org')
  expect(mail?.html).toContain('03AAAAA0000A1Z5')

  await payment.getByRole('link', { name: 'See the receipt' }).click()
  const receipt = payment.getByRole('article')
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(receipt).toContainText(/KS\/\d\d-\d\d\/\d{6}/)
  await expect(receipt).toContainText('HSN 0406')
  await expect(receipt.getByRole('row', { name: /^5%/ })).toBeVisible()

  await untilPagesAreCached(payment)
  await context.setOffline(true)
  await payment.reload()
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  const saving = payment.waitForEvent('download')
  await payment.getByRole('button', { name: 'Download Receipt' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^KS-\d\d-\d\d-\d{6}\.png$/)
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.byteLength).toBeGreaterThan(10_000)

  await payment.emulateMedia({ media: 'print' })
  await expect(payment.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(payment.getByRole('banner')).toBeHidden()
  await expect(receipt).toBeVisible()
  await context.setOffline(false)
})

test('a phone that can share files shares the picture', async ({ page, context }) => {
  await context.addInitScript((type) => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === type,
      share: async ({ files }: ShareData) => {
        document.title = `shared ${files![0]!.name} ${files![0]!.size > 10_000}`
      },
    })
  }, typeOf)
  const tab = context.waitForEvent('page')
  await orderPaneer(page)
  const payment = await tab
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await payment.getByRole('link', { name: 'See the receipt' }).click()
  await payment.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(payment).toHaveTitle(/^shared KS-\d\d-\d\d-\d{6}\.png true$/)
})
