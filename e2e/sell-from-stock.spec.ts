import type { Page } from '@playwright/test'
import { openCheckout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { openPage, signIn, untilAppRuns } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')
const product = 'seeds-catalog/wheat-pbw-725'
const name = 'Wheat PBW 725'

/** Puts a bag of the product into the cart and fills in the checkout. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await page.locator(`[data-add="${product}"]`).click()
  await openCheckout(page)
}

async function order(page: Page): Promise<void> {
  const { cart } = shopOn(page, 'en')
  await cart.getByLabel(t('Cash on delivery (Sarna Station and Sarna)')).check()
  await cart.locator('textarea[name=address]').fill('House 1, Sarna')
  await cart.getByRole('button', { name: t('Place the order') }).click()
}

test('one bag is counted without network, seen in the shop, sold once, and the second buyer is told @every', async ({
  browser,
  world,
}) => {
  const staff = await openPage(browser, world.url)
  await signIn(staff, 'en', 'staff@example.org', '+91 90000 00008')
  await staff.goto('/stock?tab=count')
  await untilPagesAreCached(staff)
  await staff.getByLabel(t('Look for it by its name')).fill(name)
  await staff.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
  await staff.context().setOffline(true)
  await staff.getByLabel(`${name} / 40 kg: packs`).fill('1')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(staff.getByText('1 saved on this phone, not sent yet')).toBeVisible()
  await staff.context().setOffline(false)
  await staff.getByRole('tab', { name: 'On the shelf' }).click()
  await expect(staff.locator(`[data-stock="${product}"]`)).toContainText('Free to sell1')

  const [first, second] = [await openPage(browser, world.url), await openPage(browser, world.url)]
  await signIn(first, 'en')
  await signIn(second, 'en', 'farmer2@example.org', '+91 90000 00002')
  for (const page of [first, second]) await toCheckout(page)
  await expect(first.getByText('1 left').first()).toBeAttached()
  await order(first)
  await expect
    .poll(() =>
      world.backend.query(
        `select o.state from orders o join order_items i on i.order_id = o.id where i.product_id = $1`,
        [product],
      ),
    )
    .toEqual([{ state: 'placed' }])
  await order(second)
  await expect(
    second.getByText(
      t(
        'Others have bought it meanwhile. There is not enough left for this order. Cancel it and change your cart.',
      ),
    ),
  ).toBeVisible()
  await expect(second.getByText(t('Nothing is left of this.'))).toBeVisible()

  await second.goto('/seeds-catalog/grains')
  await second.getByRole('button', { name: `Tell me when it is back: ${name}` }).click()
  await expect(second.getByText('We will tell you when it is back.')).toBeVisible()
  await expect
    .poll(() => world.backend.query(`select product_id from stock_waits`))
    .toEqual([{ product_id: product }])
  expect(await world.backend.query('select * from check_ledger()')).toEqual([])
})
