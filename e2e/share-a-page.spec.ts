import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { moneyText } from '#src/base/money.ts'
import { withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const [[key, wheat] = []] = Object.entries(
  (await catalogues()).get('seeds-catalog')!.sections['grains']!.items,
)

/** The data passed to the phone's share sheet. */
const sharedOn = (page: Page) => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)

test.beforeEach(({ context }) => withConsent(context))

for (const { code, prefix, name, tag } of tonguesOf('pa')) {
  test(`a product is shared with its price and the address of its own page, in ${name}${tag}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    })
    const title = wheat!.name[code]
    await page.goto(`${prefix}/seeds-catalog/item/${key}?from=elsewhere`)
    await page.getByRole('button', { name: wordsIn(code)('Share: {title}', { title }), exact: true }).click()
    await expect.poll(() => sharedOn(page)).toHaveLength(1)
    const [shared] = await sharedOn(page)
    expect(shared!.title).toBe(title)
    expect(shared!.text).toContain(moneyText(wheat!.price))
    expect(new URL(shared!.url!).pathname + new URL(shared!.url!).search).toBe(
      `${prefix}/seeds-catalog/item/${key}`,
    )

    await page.goto(shared!.url!)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    // A hash leads to a product on its catalogue's page, whose sections may be shown in part.
    await page.goto(`${prefix}/seeds-catalog#zinnia`)
    await expect(page.locator('#zinnia')).toBeInViewport()
  })
}

test('a browser that cannot share copies the page’s link, and a notice says so', async ({
  page,
  context,
}) => {
  const t = wordsIn('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.goto('/help')
  await page.getByRole('button', { name: t('Share this page') }).click()
  await expect(page.getByText(t('Link copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/help', page.url()).href)
})

test('personal pages have no share button', async ({ page }) => {
  await page.goto('/requests')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: wordsIn('en')('Share this page') })).toBeHidden()
})
