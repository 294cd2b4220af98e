import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { shopOn } from './pages/shop.ts'
import { fillSignIn, signInButton, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, openWorld, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const wheat = Object.values(seeds.sections['grains']!.items)[0]!

test.beforeEach(({ context }) => withConsent(context))

test.describe('when the centre does not answer', () => {
  const silent = t('The centre is not answering. You can read on. Prices may have changed since.')

  test('a broken connection is shown, and the shop works', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('connectionrefused'))
    await page.goto('/seeds-catalog/grains')
    await expect(page.getByText(silent)).toBeVisible()
    await shopOn(page, 'en').add(wheat.name.en)
    await shopOn(page, 'en').expectCount(1)
  })

  for (const [what, answer] of [
    ['a server error', { status: 500, body: 'oops' }],
    [
      'the page of a captive portal',
      { status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' },
    ],
    [
      'an answer of another shape',
      { status: 200, contentType: 'application/json', body: '{"version":"x","items":[{}]}' },
    ],
    ['no JSON object at all', { status: 200, contentType: 'application/json', body: 'null' }],
  ] as const) {
    test(`${what} counts as silence`, async ({ page }) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill(answer))
      await page.goto('/seeds-catalog/grains')
      await expect(page.getByText(silent)).toBeVisible()
      await expect(page.getByRole('heading', { name: wheat.name.en })).toBeVisible()
      await shopOn(page, 'en').add(wheat.name.en)
      await shopOn(page, 'en').expectCount(1)
    })
  }

  test('a server that never answers is given up after 12 seconds, and asked again later', async ({
    page,
  }) => {
    await timeoutsByTheClock(page)
    const stored: (() => void)[] = []
    await page.route('**/rest/v1/**', (route) => void stored.push(() => void route.continue()))
    await page.clock.install()
    await page.goto('/seeds-catalog/grains')
    await untilAppRuns(page)
    await expect.poll(() => stored.length).toBe(1)
    await expect(page.getByText(silent)).toBeHidden()
    await page.clock.fastForward(13_000)
    await expect(page.getByText(silent)).toBeVisible()
    await page.unroute('**/rest/v1/**')
    await page.clock.fastForward(30_000)
    await expect(page.getByText(silent)).toBeHidden()
  })

  test('signing in does not wait forever', async ({ page }) => {
    await timeoutsByTheClock(page)
    await page.route('**/auth/v1/**', () => {})
    await page.clock.install()
    await page.goto('/auth')
    await untilAppRuns(page)
    // Moving the clock before the request is sent has no effect.
    const requests = page.waitForRequest('**/auth/v1/**')
    await fillSignIn(page, 'en', 'farmer@example.org', '9000000001')
    await expect(signInButton(page, 'en')).toBeHidden()
    await requests
    await page.clock.fastForward(13_000)
    await expect(
      page.getByText(t('The centre does not answer. The network may be slow. Try again in a moment.')),
    ).toBeVisible()
    await expect(signInButton(page, 'en')).toBeEnabled()
  })

  test('a centre that fails while shopping is reported, and the cart stays', async ({ page }) => {
    const world = await openWorld()
    const shop = shopOn(page, 'en')
    await page.clock.install()
    // Before that the page has not loaded its polling code, which an unreachable centre cannot serve.
    const answered = page.waitForResponse(/\/rpc\/(?:shop_changes|what_is_new)/)
    await page.goto(`${world.url}/seeds-catalog/grains`)
    await shop.add(wheat.name.en)
    await shop.expectCount(1)
    await answered
    await world.close()
    // An answer that is still being read has not scheduled the next poll.
    await expect(async () => {
      await page.clock.fastForward(30_000)
      await expect(page.getByText(silent)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await shop.add(wheat.name.en)
    await shop.expectCount(2)
  })
})

/** Replaces the browser's timeouts, whose clock a test cannot move, by ones that use the page's. */
async function timeoutsByTheClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}
