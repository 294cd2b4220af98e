import { openCheckout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const product = 'seeds-catalog/wheat-pbw-725'

test.use({ worldOf: 'an offer' })

test('an offer is struck out in the cart and at the checkout with its last day, also offline, and ends with the centre’s day', async ({
  page,
  world,
}) => {
  const [row] = await world.backend.query<{ price: number; until: string }>(
    `update catalogue_items set offer = jsonb_build_object('price', price_paise - 1500,
       'from', (now() at time zone 'Asia/Kolkata')::date, 'until', (now() at time zone 'Asia/Kolkata')::date)
     where id = $1 returning price_paise as price, offer ->> 'until' as until`,
    [product],
  )
  const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
  const [before, now] = [rupees(row!.price), rupees(row!.price - 1500)]
  const until = `until ${row!.until.split('-').toReversed().join('-')}`
  await withConsent(page)
  await page.clock.install()
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  await untilPagesAreCached(page)
  await page.context().setOffline(true)
  await page.locator(`[data-add="${product}"]`).click()
  const { cart } = shopOn(page, 'en')
  await openCheckout(page)
  const line = cart.getByRole('listitem').filter({ hasText: 'Wheat PBW 725' })
  await expect(line.locator('s')).toHaveText(before)
  await expect(line).toContainText(until)
  await expect(line).toContainText(now)
  await page.goBack()
  await expect(cart.locator('s')).toHaveText(before)
  await expect(cart).toContainText(until)
  await page.clock.fastForward('24:00:00')
  await expect(cart.locator('s')).toHaveCount(0)
  await expect(cart.locator('footer')).toContainText(before)
})
