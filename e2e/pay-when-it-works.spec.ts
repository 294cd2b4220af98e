import { openFakeStripe } from '#tests/orders/fake-stripe.ts'
import { checkout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, openWorld, test } from './world.ts'

const t = wordsIn('en')

test('while the payment provider is down the centre stores the order, which is later paid once', async ({
  browser,
}) => {
  const stripe = await openFakeStripe()
  const settings = { ...stripe.environment, KHET_PAYMENT_PROVIDER: 'stripe' }
  Object.assign(process.env, settings)
  const world = await openWorld()
  try {
    const context = await browser.newContext({ baseURL: world.url })
    await withConsent(context)
    // The provider's page is on the internet.
    await context.route('https://checkout.stripe.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Pay with Stripe</h1>' }),
    )
    const page = await context.newPage()
    await signIn(page, 'en')

    stripe.api.mood = 'overloaded'
    await checkout(page, 'grains')
    await shopOn(page, 'en').cart.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByText(t('Payment cannot start right now'))).toBeVisible()
    await expect(
      page.getByText(
        t('The centre has your order, and no money was taken. Pay a little later, from your orders.'),
      ),
    ).toBeVisible()
    await shopOn(page, 'en').expectCount(0)

    stripe.api.mood = 'well'
    await page.goto('/requests')
    await page.getByRole('main').getByRole('link', { name: /KS-/ }).click()
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    const payment = await tab
    await expect(payment.getByRole('heading', { name: 'Pay with Stripe' })).toBeVisible()

    const message = stripe.says.paid(stripe.refOf(payment.url()))
    for (const headers of [stripe.sign(message), stripe.sign(message)]) {
      const answer = await fetch(`${world.url}/functions/v1/payment-webhook`, {
        method: 'POST',
        headers,
        body: message,
      })
      expect(answer.status).toBe(200)
    }
    await page.reload()
    await expect(page.getByText(t('Paid'), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeHidden()
    const books = await world.backend.query<{ state: string; received: number }>(
      `select o.state, (select count(*)::int from payment_ledger l where l.order_id = o.id) as received from orders o`,
    )
    expect(books).toEqual([{ state: 'paid', received: 1 }])
  } finally {
    await world.close()
    await stripe.api.close()
    for (const name of Object.keys(settings)) delete process.env[name]
  }
})
