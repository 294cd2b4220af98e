import type { Page } from '@playwright/test'
import { chooseTab } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'
import { shopOn } from './pages/shop.ts'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'all')))

test('an offline guest cart is merged once at sign-in though the reply is lost three times, bulk milk is paid, and another phone sees the same cart', async ({
  page,
  context,
  browser,
  world,
}) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/herbs')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .nth(1)
    .click()
  await shop.expectCount(2)
  await context.setOffline(false)

  // The centre merges, but its reply is lost three times.
  let lost = 0
  await page.route('**/rpc/merge_guest_cart', async (route) => {
    if (lost++ >= 3) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/auth?to=/daily-needs')
  await chooseTab(page, 'Phone only')
  await page.getByLabel('Phone number').fill('9000000003')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('6-digit OTP')).toBeVisible()
  await page.getByLabel('6-digit OTP').fill(world.backend.inbox.messages('+919000000003')[0]!.code!)
  await expect(page.getByText('2 things from this phone are in your cart')).toBeVisible()

  await shop.openFilters()
  await page.getByText('Commercial (bulk)').click()
  await page.getByRole('button', { name: '20 litre and more: ₹65' }).first().click()
  await shop.expectCount(22)
  await shop.openCart()
  await expect(shop.cart.getByText('₹1,300')).toBeVisible()
  // After lost replies the phone pauses, also in a page that was opened anew, until the network returns.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    expect(lost).toBeGreaterThan(3)
  }).toPass()
  await page.reload()
  await shop.expectCount(22)

  const elsewhere = await browser.newContext({ baseURL: world.url, viewport: { width: 360, height: 740 } })
  const other = await elsewhere.newPage()
  await signInByPassword(other, 'agent@example.org', '9000000003')
  await shopOn(other, 'en').expectCount(22)
  await elsewhere.close()

  await shop.openCart()
  await shop.cart.getByRole('button', { name: 'Checkout' }).click()
  await shop.cart.getByLabel('Full name *').fill('Ramesh Kumar')
  await shop.cart.getByLabel('Email *').fill('agent@example.org')
  await shop.cart.getByLabel('Phone number *').fill('9000000003')
  await shop.cart.getByLabel('Delivery Area').selectOption('pathankot-city')
  const tab = context.waitForEvent('page')
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  const payment = await tab
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(payment.getByText('₹1,300')).toBeVisible()
})

test('a failed payment leaves the order unpaid, and one tap moves it back into the cart', async ({
  page,
  context,
}) => {
  const shop = shopOn(page, 'en')
  await signInByPassword(page, 'viewer@example.org', '9000000006')
  await page.goto('/seeds-catalog/herbs')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to Cart/ })
    .nth(3)
    .click()
  await shop.openCart()
  await shop.cart.getByRole('button', { name: 'Checkout' }).click()
  await shop.cart.getByLabel('Phone number *').fill('9000000006')
  const tab = context.waitForEvent('page')
  await shop.cart.getByRole('button', { name: 'Pay' }).click()
  const payment = await tab
  await payment.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(payment.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await payment.close()

  // Without an order in its address the page waits for nothing.
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My requests' }).click()
  await page.getByRole('link', { name: /KS-/ }).click()
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await page.getByRole('button', { name: 'Back into the cart' }).click()
  await expect(shop.cart.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Cancelled').filter({ visible: true }).first()).toBeVisible()
})

test('a person writes name and village into the profile, and the centre receives them', async ({
  page,
  world,
}) => {
  await signInByPassword(page, 'viewer@example.org', '9000000006')
  await page.goto('/profile')
  await page.getByLabel('Village', { exact: true }).fill('ਸਰਨਾ <b>')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved on this phone', { exact: true })).toBeVisible()
  const village = async () => {
    const [profile] = await world.backend.query<{ village: string }>(
      `select village from profiles p join auth.users u on u.id = p.user_id where u.email = 'viewer@example.org'`,
    )
    return profile?.village
  }
  await expect.poll(village).toBe('ਸਰਨਾ <b>')
  await expect(page.getByText('The centre has this.')).toBeVisible()

  // Another phone's text arrives without taking the field from under the person's fingers.
  const phone = page.getByRole('main').getByLabel('Phone number')
  await phone.focus()
  await world.backend.query(
    `update profiles set village = 'Bhoa' where user_id = (select id from auth.users where email = 'viewer@example.org')`,
  )
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByLabel('Village', { exact: true })).toHaveValue('Bhoa')
  await expect(phone).toBeFocused()
})

async function signInByPassword(page: Page, email: string, phone: string) {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'all'))
  await page.goto('/auth?to=/requests')
  await chooseTab(page, 'Sign In')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill('khet-seva-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/requests')
}
