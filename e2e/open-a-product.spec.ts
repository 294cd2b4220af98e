import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { moneyText } from '#src/base/money.ts'
import { itemsInCart, shopWords } from '#src/content/shop-words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { shopOn } from './pages/shop.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf, untilPagesAreCached } from './world.ts'

const seeds = (await catalogues()).get('seeds-catalog')!
const vegetables = Object.entries(seeds.sections['vegetables']!.items)
const [okraKey, okra] = vegetables[0]!
const [spinachKey, spinach] = vegetables.at(-1)!

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
const strip = (page: Page) => page.locator('.cart-strip')

for (const { code, name, tag } of tonguesOf('pa'))
  test(`a tap on a product opens its page, offline too, and Back returns to its place in the list (${name})${tag}`, async ({
    page,
    context,
  }) => {
    await withConsent(page)
    await page.goto(addressIn(code, '/seeds-catalog/vegetables'))
    await untilPagesAreCached(page)
    await context.setOffline(true)
    const link = main(page).getByRole('link', { name: spinach.name[code], exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(300)
    await link.click()
    await expect(page).toHaveURL(addressIn(code, `/seeds-catalog/item/${spinachKey}`))
    await expect(title(page)).toHaveText(spinach.name[code])
    await expect(main(page).getByText(spinach.features![0]![code])).toBeVisible()
    await page.goBack()
    await expect(link).toBeInViewport()
    expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(10)
    await page.goForward()
    await expect(title(page)).toHaveText(spinach.name[code])
    await page.reload()
    await expect(title(page)).toHaveText(spinach.name[code])
  })

test.describe('in the shop', () => {
  test.use({ serviceWorkers: 'block' })

  test('the row counts the product’s quantity, and the strip shows the total', async ({ page }) => {
    await withConsent(page)
    await page.goto('/seeds-catalog/vegetables')
    await untilAppRuns(page)
    const shop = shopOn(page, 'en')
    await expect(strip(page)).toHaveCount(0)
    await shop.add(okra.name.en)
    const row = page.locator(`[id="${okraKey}"]`)
    await expect(row.getByText('1', { exact: true })).toBeVisible()
    await expect(page.getByText(`${okra.name.en} has been added to your cart`)).toBeAttached()
    // The same button keeps the focus for the next key press.
    const more = row.getByRole('button', { name: `One more: ${okra.name.en}` })
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    const items = itemsInCart.other.en.replace('{count}', '2')
    await expect(strip(page)).toContainText(`${items} · ${moneyText(2 * okra.price)}`)
    const less = row.getByRole('button', { name: `One less: ${okra.name.en}` })
    await less.click()
    await expect(strip(page)).toContainText(moneyText(okra.price))
    // At one it does nothing: the bin takes it out.
    await expect(less).toBeDisabled()
    await row.getByRole('button', { name: `Remove ${okra.name.en}` }).click()
    await expect(strip(page)).toHaveCount(0)
    await expect(less).toHaveCount(0)
    await page.getByRole('button', { name: shopWords.undo.en }).click()
    await expect(row.getByText('1', { exact: true })).toBeVisible()
    await strip(page).getByRole('button').click()
    await expect(shop.quantity(okra.name.en)).toHaveValue('1')
  })

  test('the end of the page has room for the strip, which covers nothing there', async ({ page }) => {
    await withConsent(page)
    await page.goto('/seeds-catalog/vegetables')
    await untilAppRuns(page)
    await shopOn(page, 'en').add(okra.name.en)
    await expect(strip(page)).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const box = (await strip(page).boundingBox())!
    const share = (await main(page).getByRole('button', { name: 'Share this page' }).boundingBox())!
    const advice = (await main(page)
      .getByRole('button', { name: /Request Consultation/ })
      .last()
      .boundingBox())!
    expect(advice.y + advice.height).toBeLessThanOrEqual(box.y)
    expect(share.y + share.height).toBeLessThanOrEqual(box.y)
  })

  test('an unknown product shows an explanation and a link to the catalogue', async ({ page }) => {
    await withConsent(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const answer = await page.goto('/seeds-catalog/item/no-such-thing')
    expect(answer!.status()).toBe(404)
    await expect(main(page).getByText(shopWords.unknown.en)).toBeVisible()
    await main(page).getByRole('link', { name: seeds.title.en }).click()
    await expect(page).toHaveURL('/seeds-catalog')
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })

  test('a catalogue’s search finds its goods with their safety, and Escape closes it', async ({ page }) => {
    await withConsent(page)
    await page.goto('/pesticides-crop-protection')
    await untilAppRuns(page)
    await page.getByRole('button', { name: 'Search here' }).click()
    const field = page.getByRole('textbox', { name: 'Search here' })
    await expect(field).toBeFocused()
    await field.fill('imida')
    const found = main(page).getByRole('listitem').filter({ hasText: 'Imidacloprid' }).first()
    await expect(found).toContainText('Yellow label')
    await field.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(title(page)).toBeVisible()
  })

  test('a retired product says so', async ({ page, world }) => {
    await withConsent(page)
    await world.backend.query(
      `update catalogue_items set retired = true where id = 'seeds-catalog/celery-punjab-celery-1'`,
    )
    await page.goto('/seeds-catalog/item/celery-punjab-celery-1')
    await expect(main(page).getByText(shopWords.withdrawn.en)).toBeVisible()
  })
})
