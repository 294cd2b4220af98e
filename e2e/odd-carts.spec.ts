import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { moneyText } from '#src/base/money.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { leaveInCart, openedOnce } from './pages/left-cart.ts'
import { nasty, nothingRuns } from './pages/nasty.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const seeds = (await catalogues()).get('seeds-catalog')!
const [wheatKey, wheat] = Object.entries(seeds.sections['grains']!.items)[0]!

test.beforeEach(async ({ page }) => {
  nothingRuns(page)
  await withConsent(page)
})

test('a quantity that is no whole number shows a sentence and changes nothing', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.add(wheat.name.en)
  await shop.expectCount(2)
  await shop.openCart()
  const field = shop.quantity(wheat.name.en)
  const sentence = shop.cart.getByText(
    t('Write a whole number from 1 to {mostPerLine}.', { mostPerLine: '9999' }),
  )

  const becomes = async (quantity: number) => {
    await field.fill(String(quantity))
    await field.press('Enter')
    await expect(shop.cart.locator('footer')).toContainText(moneyText(quantity * wheat.price))
    await expect(sentence).toBeHidden()
  }
  for (const typed of ['-3', '0', '1e9', '1000000000', '99999', '2.5', 'abc', '', ' ', '0x1', ...nasty]) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(sentence, typed.slice(0, 20)).toBeVisible()
    await expect(shop.cart.locator('footer')).toContainText(moneyText(2 * wheat.price))
    await becomes(3)
    await becomes(2)
  }
  await field.fill('2.5')
  await shop.cart.getByRole('button', { name: t('Checkout') }).click()
  await expect(sentence).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/9999/)
  await expect(page).toHaveURL(/seeds-catalog/)
  await becomes(2)
  for (const [typed, pieces] of [
    ['੧੨', 12],
    [' ३ ', 3],
    ['४0', 40],
    ['٣', 3],
    ['+7', 7],
    ['੨', 2],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveValue(String(pieces))
    await expect(shop.cart.locator('footer')).toContainText(moneyText(pieces * wheat.price))
    await expect(sentence).toBeHidden()
  }
  await field.fill('-3')
  await field.press('Enter')
  await expect(sentence).toBeVisible()
  await shop.closeCart()
  await shop.expectCount(2)
  await shop.openCart()
  await expect(field).toHaveValue('2')
})

test('a cart accepts up to 9,999 of a kind', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.expectCount(1)
  await shop.openCart()
  const field = shop.quantity(wheat.name.en)
  await field.fill('9999')
  await field.press('Enter')
  await expect(field).toHaveValue('9999')
  await shop.oneMore(wheat.name.en)
  await expect(
    shop.cart.getByText(t('Write a whole number from 1 to {mostPerLine}.', { mostPerLine: '9999' })),
  ).toBeVisible()
  await expect(field).toHaveValue('9999')
  await shop.closeCart()
  await shop.add(wheat.name.en)
  await expect(
    page.getByText(t('The cart cannot hold that many. Call the centre for large orders.')),
  ).toBeVisible()
})

test('a cart with unknown products opens, shows their names as text and can remove them', async ({
  page,
}) => {
  const shop = shopOn(page, 'en')
  const names = [...nasty, 'A plain old name']
  await openedOnce(page)
  await leaveInCart(
    page,
    names.map((name, index) => ({ product: `gone/${index}${name.slice(0, 50)}`, name })),
  )
  await page.reload()
  await shop.expectCount(names.length)
  await shop.openCart()
  await expect(shop.cart.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(
    shop.cart.getByText(t('The centre no longer sells this. Remove it, or call and ask.')),
  ).toHaveCount(names.length)
  await expect(shop.cart.locator('img, script')).toHaveCount(0)
  await expect(shop.cart.getByText('49')).toHaveCount(0)
  const sideways = await page.evaluate(
    () => document.querySelector('dialog')!.scrollWidth - document.querySelector('dialog')!.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)

  for (const left of names.keys()) {
    await shop.cart
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
    await expect(shop.cart.getByRole('heading', { level: 3 })).toHaveCount(names.length - 1 - left)
  }
  await shop.expectEmpty()
})

test('a cart with ten thousand lines opens, and none of them is lost @soak', async ({ page }) => {
  test.setTimeout(300_000)
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  await leaveInCart(
    page,
    Array.from({ length: 10_000 }, (_, index) => ({ product: `gone/${index}`, name: `Thing ${index}` })),
  )
  await page.reload()
  const cart = (count: string) => page.getByRole('button', { name: `Cart, ${count} items` }).last()
  await expect(cart('10,000')).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('Main menu') }).getByText('99+')).toBeVisible()
  await shop.openCart()
  // By position and not by role, because a role query searches a hundred thousand elements here.
  const first = page.locator('dialog ul > li').first()
  await expect(first.locator('h3')).toHaveText('Thing 0', { timeout: 90_000 })
  await first.locator('button').first().click()
  await expect(first.locator('h3')).toHaveText('Thing 1', { timeout: 90_000 })
  await expect(page.locator('dialog ul > li')).toHaveCount(9_999)
  await shop.closeCart()
  await expect(cart('9,999')).toBeVisible()
})

test('a line that is removed while its quantity is being saved is removed entirely', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await page.goto('/seeds-catalog/grains')
  await shop.add(wheat.name.en)
  await shop.openCart()
  await shop.quantity(wheat.name.en).fill('7')
  await page.evaluate(
    ([quantity, remove]) => {
      const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
      labelled(quantity).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      labelled(remove).click()
    },
    [shopWords.en.quantity + wheat.name.en, shopWords.en.remove + wheat.name.en] as const,
  )
  await shop.expectEmpty()
})

test('the cart accepts two hundred different products and refuses the next', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  await leaveInCart(
    page,
    Array.from({ length: 200 }, (_, index) => ({ product: `gone/${index}`, name: `Thing ${index}` })),
  )
  await page.reload()
  await shop.expectCount(200)
  await shop.add(wheat.name.en)
  await expect(
    page.getByText(t('The cart cannot hold that many. Call the centre for large orders.')),
  ).toBeVisible()
  await shop.expectCount(200)
})

test('a cart with a line twice and in odd order has the same total', async ({ page }) => {
  const shop = shopOn(page, 'en')
  await openedOnce(page)
  const product = itemId('seeds-catalog', wheatKey)
  await leaveInCart(
    page,
    Array.from({ length: 5 }, () => ({ product, name: wheat.name.en })),
  )
  await page.reload()
  await shop.expectCount(5)
  await shop.openCart()
  await expect(shop.quantity(wheat.name.en)).toHaveValue('5')
})
