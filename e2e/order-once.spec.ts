import type { Page } from '@playwright/test'
import { checkout, openCheckout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached, type World } from './world.ts'

const t = wordsIn('en')

test.use({ worldOf: 'who order once' })

/** Orders the checkout's goods, for cash. */
async function placeOrder(page: Page, address: string): Promise<void> {
  const { cart } = shopOn(page, 'en')
  await cart.getByLabel(t('Cash on delivery (Sarna Station and Sarna)')).check()
  await cart.locator('textarea[name=address]').fill(address)
  await cart.getByRole('button', { name: t('Place the order') }).click()
}

const linesAtCentre = (world: World) =>
  world.backend.query<{ section: string; orders: number }>(
    `select c.section, count(*)::int as orders from order_items i join catalogue_items c on c.id = i.product_id
     group by c.section order by 1`,
  )

test('of two offline orders, the second has only later additions', async ({ page, context, world }) => {
  const shop = shopOn(page, 'en')
  await withConsent(context)
  await signIn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await checkout(page, 'grains')
  await placeOrder(page, 'House 1, Sarna')
  await expect(page.getByText(t('Your order is saved on this phone')).first()).toBeVisible()
  await shop.expectEmpty()

  await page.goto('/seeds-catalog/vegetables')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await shop.expectCount(1)
  await openCheckout(page)
  await placeOrder(page, 'House 1, Sarna')
  await expect(shop.cart.getByRole('button', { name: t('Cancel this order') })).toHaveCount(2)

  await context.setOffline(false)
  await expect(shop.cart.getByRole('button', { name: t('Cancel this order') })).toHaveCount(0)
  // An order that is being sent cannot be cancelled either.
  await expect
    .poll(() => linesAtCentre(world))
    .toEqual([
      { section: 'grains', orders: 1 },
      { section: 'vegetables', orders: 1 },
    ])
})

test('a corrected address after a lost answer is not discarded for the order that arrived', async ({
  page,
  context,
  world,
}) => {
  const { cart, expectCount } = shopOn(page, 'en')
  await withConsent(context)
  await signIn(page, 'en', 'farmer2@example.org')
  // The centre acts, and its answer never arrives, neither to the order nor to polls.
  await context.route('**/functions/v1/create-payment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await context.route(/rpc\/(what_is_new|order_changes|cart_changes)/, (route) => route.abort())
  await checkout(page, 'fruits')
  await placeOrder(page, 'House 1, Sarna')
  await expect(page.getByText(t('Your order is saved on this phone')).first()).toBeVisible()
  await cart.getByRole('button', { name: t('Cancel this order') }).click()
  await expect(cart.getByText(/^This order was sent once, and no answer came/)).toBeVisible()
  await cart.getByRole('button', { name: t('Delete') }).click()
  await expectCount(1)
  await context.unroute('**/functions/v1/create-payment')
  await cart.getByRole('button', { name: t('Checkout') }).click()
  await placeOrder(page, 'House 5, Sarna')
  await expect(cart.getByText(/^Some of these things are already in another order/)).toBeVisible()
  expect(
    await world.backend.query(
      `select o.address from orders o join auth.users u on u.id = o.user_id where u.email = 'farmer2@example.org'`,
    ),
  ).toEqual([{ address: 'House 1, Sarna' }])
})
