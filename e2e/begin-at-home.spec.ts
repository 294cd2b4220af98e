import type { Page } from '@playwright/test'
import { activityWords } from '#src/features/home/internal/activity-words.ts'
import { allProducts } from '#src/content/all-products.ts'
import { months, seasonWords } from '#src/content/season-words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { seasonsNow } from '#scripts/build/seasons.ts'
import { shopOn } from './pages/shop.ts'
import { requestSoilTest } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf } from './world.ts'

const seasons = await seasonsNow()

for (const { code, tag } of tonguesOf('pa')) {
  test(`the first screen of a phone has the search, eight services and a price (${code})${tag}`, async ({
    page,
  }) => {
    await withConsent(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(addressIn(code, '/'))
    await untilAppRuns(page)
    const bar = (await page.getByRole('navigation').last().boundingBox())!.y
    await expect(page.getByLabel(allProducts.ask[code])).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    const ends = async (things: ReturnType<typeof main.locator>) =>
      Promise.all(
        (await things.all()).map(async (thing) => {
          const { y, height } = (await thing.boundingBox())!
          return y + height
        }),
      )
    const tiles = await ends(main.locator('#home ul').first().locator('li'))
    expect(tiles).toHaveLength(8)
    expect(Math.max(...tiles)).toBeLessThan(bar)
    expect(Math.min(...(await ends(main.getByText(/^₹[\d,.]+$/))))).toBeLessThan(bar)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}

test('home shows the goods of the phone’s month, whatever the month of the build', async ({ page }) => {
  await withConsent(page)
  // Else the centre's answers would tell this phone the date.
  await page.route('**/rest/v1/**', (route) => route.abort())
  for (const month of [1, 7, 12]) {
    await page.clock.setFixedTime(new Date(`2027-${String(month).padStart(2, '0')}-15T06:00:00Z`))
    await page.goto('/')
    const title = seasonWords.now.en.replace('{month}', months[month - 1]!.en)
    const section = page.locator('section', { has: page.getByRole('heading', { name: title }) }).last()
    const names = seasons.months[month - 1]!.slice(0, 6).map((place) => seasons.items[place]!.name.en)
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(names)
    await expect(section.getByText(/^₹[\d,.]+$/)).toHaveCount(6)
  }
})

test('one tap on a tile of home puts its product into the cart', async ({ page }) => {
  await withConsent(page)
  await page.goto('/')
  await untilAppRuns(page)
  const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ })
  await add.first().click()
  await shopOn(page, 'en').expectCount(1)
  await expect(page.getByRole('main').getByRole('button', { name: /^One more/ })).toHaveText('+ 1')
})

test('unsent work on the phone replaces the picture on home, with a link to it', async ({
  page,
  context,
}) => {
  await withConsent(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await untilAppRuns(page)
  const yours = page.getByRole('region', { name: activityWords.title.en })
  const picture = page.getByRole('main').locator('#home img[src*=hero]')
  await expect(picture).toBeVisible()
  await expect(yours).toHaveCount(0)
  const below = await belowTitle(page)

  await page.goto('/soil-testing')
  await untilAppRuns(page)
  await context.route('**/rest/v1/rpc/**', (route) => route.abort())
  await requestSoilTest(page, { name: 'Sita', village: 'Sarna' })
  await page.goto('/')
  await expect(yours.getByText(activityWords.waiting.en)).toBeVisible()
  await expect(picture).toBeHidden()
  expect(Math.abs((await belowTitle(page)) - below)).toBeLessThan(2)
  await yours.getByRole('link').first().click()
  await expect(page).toHaveURL('/requests')
})

/** Returns the distance from home's title to its services; notices are above both. */
async function belowTitle(page: Page): Promise<number> {
  const [title, services] = [page.getByRole('heading', { level: 1 }), page.locator('#home ul').last()]
  return (await services.boundingBox())!.y - (await title.boundingBox())!.y
}
