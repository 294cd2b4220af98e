import type { BrowserContext, Page, Route } from '@playwright/test'
import { checkout, openCheckout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { expect, test, type World } from './world.ts'

test.use({ worldOf: 'who pay once' })

async function booksOf(world: World, email: string) {
  const [books] = await world.backend.query<{ orders: number; payments: number; paid: number }>(
    `select (select count(*)::int from orders where user_id = u.id) as orders,
       (select count(*)::int from payments p join orders o on o.id = p.order_id where o.user_id = u.id) as payments,
       (select count(*)::int from orders where user_id = u.id and state = 'paid') as paid
     from auth.users u where email = $1`,
    [email],
  )
  return books
}

/**
 * Hides the centre's answers from a tab, so that it does not learn of the other tab's order, which empties its cart.
 */
async function ignoreResponses(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {}
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} })
  })
}

/** Holds payment calls, because the answer to the first one empties the cart of both tabs. Returns a function that lets them go. */
async function holdPayments(context: BrowserContext): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await context.route('**/functions/v1/create-payment', async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

test('a double tap on Pay is one order with one payment', async ({ page, context, world }) => {
  await withConsent(context)
  await signIn(page, 'en', 'manager@example.org')
  await checkout(page, 'grains')
  const tab = context.waitForEvent('page')
  await shopOn(page, 'en').cart.getByRole('button', { name: 'Pay' }).dblclick()
  const payment = await tab
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  expect(await booksOf(world, 'manager@example.org')).toEqual({ orders: 1, payments: 1, paid: 1 })
})

test('two tabs that pay for the same cart at once make one order, which is paid once', async ({
  page,
  context,
  world,
}) => {
  await withConsent(context)
  await signIn(page, 'en', 'editor@example.org')
  await checkout(page, 'grains')
  const other = await context.newPage()
  await ignoreResponses(other)
  await other.goto('/seeds-catalog')
  await openCheckout(other)
  const opened: Page[] = []
  context.on('page', (tab) => opened.push(tab))
  const letGo = await holdPayments(context)
  for (const tab of [page, other]) await shopOn(tab, 'en').cart.getByRole('button', { name: 'Pay' }).click()
  await expect.poll(() => opened.length).toBe(2)
  await letGo()
  await expect.poll(() => opened.filter((tab) => tab.url().includes('/local/pay/')).length).toBe(2)
  expect(new Set(opened.map((tab) => tab.url())).size).toBe(1)
  expect(await booksOf(world, 'editor@example.org')).toEqual({ orders: 1, payments: 1, paid: 0 })

  await opened[0]!.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(opened[0]!.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await opened[1]!.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(opened[1]!.getByRole('heading', { name: 'Completed' })).toBeVisible()
  expect(await booksOf(world, 'editor@example.org')).toEqual({ orders: 1, payments: 1, paid: 1 })
})
