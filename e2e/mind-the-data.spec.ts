import type { Response } from '@playwright/test'
import { requestsOn } from './pages/forms.ts'
import { signIn, untilAppRuns, untilPolled, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const t = wordsIn('en')

/**
 * The code of articles, which loads before the other pages are cached (scripts/build/chunks.ts); the shelf renders
 * the goods of orders.
 */
const drawing = ['reading'].map((name) => new RegExp(`/assets/${name}-`))

test.beforeEach(({ context }) => withConsent(context))

test('with Save-Data the app shows the cost of caching the pages, and caches them by one tap', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const requests = requestsOn(page, 'en')
  await requests.open()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(
    requested.filter((url) => drawing.some((file) => file.test(url))),
    'what the next page needs',
  ).toEqual([])
  await page.getByText(t('Data saved on this phone')).click()
  const button = page.getByRole('button', { name: /^Keep for offline \(\d{3} KB\)$/ })
  await context.setOffline(true)
  await button.click()
  await expect(page.getByText(t('Some pages did not download'))).toBeVisible()
  await context.setOffline(false)
  await button.click()
  await expect(page.getByText(t('Every page opens without network.'))).toBeVisible()
  await expect(button).toBeHidden()
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await page.goto('/seeds-catalog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without Save-Data the next page’s files are loaded before the tap', async ({ page }) => {
  const ahead = drawing.map((file) => page.waitForRequest(file))
  await requestsOn(page, 'en').open()
  await Promise.all(ahead)
})

test('the app shows how much data it has used and stored', async ({ page }) => {
  const requests = requestsOn(page, 'en')
  await page.goto('/')
  await untilPagesAreCached(page)
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('data-used')?.split(' ')[1] ?? 0)))
    // The entry alone has some 100 KB, and all other pages more than 100 KB.
    .toBeGreaterThan(200_000)
  await requests.open()
  await page.getByText(t('Data saved on this phone')).click()
  await expect(page.getByText(/^Data used this month: [\d.]+ (?:KB|MB)\.$/)).toBeVisible()
  await expect(page.getByText(/^Stored on this phone: [\d.]+ (?:KB|MB)\.$/)).toBeVisible()
})

test('a visible page polls the shop and own data in one call', async ({ page, world }) => {
  await page.clock.install()
  await signIn(page, 'en', 'farmer@example.org')
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/rpc\/(\w+)/.exec(request.url()) ?? []
    if (name) requests.push(name)
  })
  const together: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/what_is_new')) together.push(response)
  })
  // A poll that is still waiting for this page's first answers skips the advanced time.
  await expect(async () => {
    requests.length = together.length = 0
    await page.clock.fastForward(30_000)
    await expect.poll(() => together, { timeout: 3_000 }).not.toHaveLength(0)
    expect(requests).toEqual(['what_is_new'])
    expect(Object.keys((await together[0]!.json()) as object).toSorted()).toEqual([
      'cart_changes',
      'order_changes',
      'request_changes',
      'shop_changes',
    ])
  }).toPass()

  const [item] = await world.backend.query<{ id: string; name: string }>(
    `update catalogue_items set price_paise = 43210 where section = 'grains' and catalogue = 'seeds-catalog' and position = 2
     returning id, name ->> 'en' as name`,
  )
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: item!.name, exact: true }) })
  await untilPolled(page, (soon) => expect(card.getByText('₹432.10')).toBeVisible(soon))
})
