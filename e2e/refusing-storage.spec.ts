import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import { shopOn } from './pages/shop.ts'
import { changeWhatIsSaved, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
// Not the first, which other journeys in this world change.
const wheat = Object.values(seeds.sections['grains']!.items)[3]!

test.beforeEach(({ context }) => withConsent(context))

for (const [how, refuse] of [
  [
    'throws',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('no', 'SecurityError')
          },
        },
      }),
  ],
  ['is not there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'fails to open',
    () => {
      IDBFactory.prototype.open = () => {
        const request = new EventTarget() as IDBOpenDBRequest
        Object.assign(request, { error: new DOMException('no', 'UnknownError') })
        request.addEventListener('error', (event) => request.onerror?.(event))
        setTimeout(() => request.dispatchEvent(new Event('error', { cancelable: true })))
        return request
      }
    },
  ],
] as const) {
  test(`if the phone’s database ${how}, everything can be read and the cart shows the reason`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto('/seeds-catalog/grains')
    await untilAppRuns(page)
    await expect(page.getByRole('heading', { name: wheat.name.en })).toBeVisible()
    await shopOn(page, 'en').add(wheat.name.en)
    const why = t(
      'This browser does not let the app save anything. Open it in a normal window, not a private one.',
    )
    await expect(
      page.locator('.toast').getByText(t('Failed to add item to cart. {why}', { why })),
    ).toBeVisible()
    await shopOn(page, 'en').openCart()
    await expect(shopOn(page, 'en').cart.locator(':scope > [role=alert]')).toHaveText(why)
    await shopOn(page, 'en').closeCart()
    await expect(page.getByRole('heading', { name: wheat.name.en })).toBeVisible()
    await page.goto('/daily-needs')
    await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeVisible()
    await page.goto('/favourites')
    // Not: nothing here yet. Whether there are favourites is not known.
    await expect(page.getByRole('main').getByText(why)).toBeVisible()
    await expect(page.getByText(ownShelves.none.en)).toHaveCount(0)
    await page.goto('/requests')
    await expect(page.getByText('No requests from this phone yet.')).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('on a full phone, the cart says so and keeps its lines', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.expectCount(1)
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.add = full
    IDBObjectStore.prototype.put = full
  })
  await page.reload()
  await shop.expectCount(1)
  await shop.add(wheat.name.en)
  const why = t('This phone has no room left. Delete some photos or apps, then try again.')
  await expect(page.locator('.toast').getByText(why)).toBeVisible()
  await shop.openCart()
  await shop.oneMore(wheat.name.en)
  await expect(shop.cart.getByText(why)).toBeVisible()
  await expect(shop.quantity(wheat.name.en)).toHaveValue('1')
})

test('without local storage, the shop opens and the cart fills', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/seeds-catalog/grains')
  await page.getByRole('button', { name: 'Essential only' }).click()
  await expect(page.getByRole('heading', { name: t('Cookie Consent Required') })).toBeHidden()
  await shopOn(page, 'en').add(wheat.name.en)
  await shopOn(page, 'en').expectCount(1)
  await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page).toHaveURL('/pa/seeds-catalog/grains')
  await page.getByRole('button', { name: wordsIn('pa')('Essential only') }).click()
  await changeWhatIsSaved(page, 'pa')
  await expect(page.getByRole('heading', { name: wordsIn('pa')('Cookie Consent Required') })).toBeVisible()
  expect(errors).toEqual([])
})
