import type { Page } from '@playwright/test'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { billText } from '#src/base/bill-text.ts'
import { allProducts } from '#src/content/all-products.ts'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, untilPagesAreCached } from './world.ts'
import { isolated } from '#src/base/isolated.ts'

const t = wordsIn('en')
const files = await catalogues()
const paneer = files.get('daily-needs')!.sections['dairy-products']!.items['paneer']!
const [wheatKey, wheat] = Object.entries(files.get('seeds-catalog')!.sections['grains']!.items)[0]!
const village = 'House 4 behind the big gurdwara, village Sarna, Pathankot'
const like = (name: string) => t('Favourite: {name}', { name })

test.beforeEach(({ context }) => withConsent(context))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAppRuns(page)
}

test('the cart distinguishes same-day delivery from longer delivery', async ({ page }) => {
  const shop = shopOn(page, 'en')
  const { produce, tools } = files.get('organic-store')!.sections
  const [tomatoes, spade] = [produce!, tools!].map(({ items }) => Object.values(items)[0]!.name.en)
  const fresh = t('Fresh things: the same day in the Sarna Station area.')
  await signIn(page, 'en', 'editor@example.org', '+91 90000 00005')
  await open(page, '/organic-store/tools')
  await shop.add(spade!)
  await shop.openCart()
  await expect(shop.cart.getByText(t('Sent within 2–3 working days. No delivery fee.'))).toBeVisible()
  await expect(shop.cart.getByText(fresh)).toBeHidden()
  await open(page, '/organic-store/produce')
  await shop.add(tomatoes!)
  await shop.openCart()
  await expect(shop.cart.getByText(fresh)).toBeVisible()
  await expect(
    shop.cart.getByText(t('The rest: sent within 2–3 working days, no delivery fee.')),
  ).toBeVisible()
})

test('an area that was chosen in the cart stays on a page whose address names another', async ({ page }) => {
  const shop = shopOn(page, 'en')
  const inFilters = page.getByRole('main').getByLabel(t('Delivery Area'))
  const inCart = shop.cart.getByLabel(t('Delivery Area'))
  await signIn(page, 'en', 'viewer@example.org', '+91 90000 00006')
  await open(page, '/daily-needs/dairy-products?area=pathankot-city')
  await shop.openFilters()
  await expect(inFilters).toHaveValue('pathankot-city')
  await shop.add(paneer.name.en)
  await shop.openCart()
  await inCart.selectOption('sarna')
  await shop.closeCart()
  await expect(inFilters).toHaveValue('sarna')
  await page.reload()
  await untilAppRuns(page)
  await shop.openFilters()
  await expect(inFilters).toHaveValue('sarna')
  await shop.openCart()
  await expect(inCart).toHaveValue('sarna')
})

test('a shopper sees the fee before the last step, saves an address, orders again by one tap and undoes it', async ({
  page,
  context,
}) => {
  const shop = shopOn(page, 'en')
  await signIn(page, 'en')
  await open(page, '/daily-needs/dairy-products')
  await shop.openFilters()
  await page.getByLabel(t('Delivery Area')).selectOption('pathankot-city')
  await shop.add(paneer.name.en)
  await shop.openCart()
  const missing = billText(80_000 - paneer.price)
  await expect(
    shop.cart.locator('footer p').filter({ hasText: t('Delivery to {0}', { 0: 'Pathankot City' }) }),
  ).toContainText('₹40')
  await expect(
    shop.cart.getByText(t('Add {0} of daily needs for free delivery.', { 0: missing })),
  ).toBeVisible()
  await expect(shop.cart.locator('footer')).toContainText(billText(paneer.price + 4_000))

  await shop.cart.getByRole('button', { name: t('Checkout') }).click()
  await expect(shop.cart.getByLabel(t('Delivery Area'))).toHaveValue('pathankot-city')
  await shop.cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await shop.cart.getByLabel('Phone number *').fill('90000 00001')
  await shop.cart.locator('textarea').fill(village)
  await shop.cart.getByText(t('Save this address for next time')).click()
  const name = shop.cart.getByLabel(t('Name, for example Home or Shop'))
  await name.fill('Home')
  await name.press('Enter')
  const home = shop.cart.getByRole('button', { name: /^Home/ })
  await expect(home).toBeVisible()
  await shop.cart.getByRole('button', { name: t('Remove the address {0}', { 0: isolated('Home') }) }).click()
  await expect(home).toBeHidden()
  await shop.cart.getByRole('button', { name: t('Undo') }).click()
  await shop.cart.locator('textarea').fill('somewhere else')
  await home.click()
  await expect(shop.cart.locator('textarea')).toHaveValue(village)
  await expect(home).toHaveAttribute('aria-pressed', 'true')
  const sideways = await shop.cart
    .locator('form')
    .last()
    .evaluate((form) => form.scrollWidth - form.clientWidth)
  expect(sideways).toBe(0)

  const tab = context.waitForEvent('page')
  await shop.cart.getByRole('button', { name: t('Pay'), exact: true }).click()
  const payment = await tab
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await payment.close()

  await open(page, '/requests')
  await page
    .getByRole('listitem')
    .filter({ hasText: paneer.name.en })
    .getByRole('button', { name: /^Order again/ })
    .click()
  await expect(shop.cart.getByText(paneer.name.en)).toBeVisible()
  await shop.closeCart()
  await expect(page.getByText(t('In the cart now: {names}.', { names: paneer.name.en }))).toBeVisible()
  await shop.expectCount(1)
  await page.getByRole('button', { name: t('Undo') }).click()
  await shop.expectCount(0)
})

test('favourites and purchases open offline, and only for their owner', async ({ page, context }) => {
  await open(page, `/seeds-catalog/item/${wheatKey}`)
  const heart = page.getByRole('button', { name: like(wheat.name.en) })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const box = (await heart.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)
  await signIn(page, 'en')
  await untilPagesAreCached(page)
  await context.setOffline(true)
  await open(page, '/all-products')
  await page.getByRole('link', { name: allProducts.own.en }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: wheat.name.en })).toBeVisible()
  await main.getByRole('button', { name: like(wheat.name.en) }).click()
  await expect(main.getByText(ownShelves.none.en)).toBeVisible()
  await page.getByRole('button', { name: ownShelves.undo.en }).click()
  await expect(main.getByRole('heading', { name: wheat.name.en })).toBeVisible()
  await context.setOffline(false)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .click()
  await page
    .getByRole('button', { name: t('Sign Out') })
    .first()
    .click()
  await expect(page.getByText(t('Successfully signed out!'))).toBeVisible()
  await open(page, '/favourites')
  await expect(main.getByText(ownShelves.none.en)).toBeVisible()
})

test('a product marked as unavailable today cannot be ordered, is still found, and comes back', async ({
  page,
  browser,
  world,
}) => {
  const shop = shopOn(page, 'en')
  await open(page, '/seeds-catalog/grains')
  await shop.add(wheat.name.en)

  const counter = await browser.newContext({ baseURL: world.url })
  await withConsent(counter)
  const desk = await counter.newPage()
  await signIn(desk, 'en', 'staff@example.org', '+91 90000 00008')
  await open(desk, '/desk?tab=not-today')
  await desk.getByLabel(t('Look for it by its name')).fill(wheat.name.en)
  await desk.getByRole('button', { name: t('Out today: {name}', { name: wheat.name.en }) }).click()
  await expect(desk.getByText(t('Changed'), { exact: true })).toBeVisible()

  await open(page, '/seeds-catalog/grains')
  const away = t('Out of stock today. Back on {date}.', { date: dayText(indiaDay(1)) })
  await expect(page.locator('main li').filter({ hasText: away })).toContainText(wheat.name.en)
  await shop.openCart()
  await expect(shop.cart.getByText(away)).toContainText(t('It stays in the cart, but is not ordered now.'))
  await expect(shop.cart.locator('footer')).toContainText('₹0')
  await shop.closeCart()
  await open(page, `/all-products?${new URLSearchParams({ q: wheat.name.en })}`)
  await expect(page.getByText(away).first()).toBeVisible()

  await desk
    .getByRole('button', { name: t('Back in stock: {name}', { name: wheat.name.en }) })
    .first()
    .click()
  await expect(desk.getByText(t('Nothing is marked as out today.'))).toBeVisible()
  await open(page, '/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.expectCount(2)
  await counter.close()
})
