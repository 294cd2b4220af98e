import { checkout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 740 } })

const t = wordsIn('en')

test('the checkout shows typed text again after a return to the cart, until the order', async ({ page }) => {
  const { cart, openCart, closeCart, expectCount } = shopOn(page, 'en')
  const button = (words: string) => cart.getByRole('button', { name: t(words) })
  const field = (words: string) => cart.getByLabel(t(words))
  const byCash = field('Cash on delivery (Sarna Station and Sarna)')
  const allThere = async () => {
    await expect(cart.getByLabel(`${t('Full name')} *`)).toHaveValue('Gurpreet Singh')
    await expect(cart.getByLabel(`${t('Phone number')} *`)).toHaveValue('90000 00001')
    await expect(field('Address')).toHaveValue('House 7,\nSarna')
    await expect(byCash).toBeChecked()
    await expect(field('Delivery Area')).toHaveValue('sarna')
  }
  await withConsent(page)
  await signIn(page, 'en')
  await checkout(page, 'grains')
  await field('Address').fill('House 7,\nSarna')
  await byCash.check()
  await field('Delivery Area').selectOption('sarna')

  await button('Back').click()
  await cart.getByRole('button', { name: /^One more: / }).click()
  await expectCount(2)
  await button('Checkout').click()
  await allThere()

  // Back opens the cart first, and then closes it.
  await page.goBack()
  await expect(button('Checkout')).toBeVisible()
  await button('Checkout').click()
  await allThere()

  // A tap outside the window, which happens easily while typing.
  await page.mouse.click(200, 400)
  await allThere()
  await closeCart()
  await expect(cart).toBeHidden()
  await openCart()
  await button('Checkout').click()
  await allThere()

  await button('Place the order').click()
  await expect(page.getByText(t('Order placed'))).toBeVisible()
  await checkout(page, 'grains')
  await expect(byCash).not.toBeChecked()
})

test('a guest’s checkout shows the fee, survives a reload, and takes own edits for no change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await withConsent(page)
  const { cart, openCart } = shopOn(page, 'en')
  const adds = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ })
  await page.goto('/seeds-catalog/vegetables')
  const shown = await adds.count()
  for (let lines = 1; lines <= 4; lines++) {
    await adds.first().click()
    // A second tap on the same one would be another piece of it.
    await expect(adds).toHaveCount(shown - lines)
  }
  await openCart()
  // Goods, and not a slot of one line: the page's own foot keeps room for the strip, the window's foot does not.
  const list = await cart.locator('.overflow-y-auto').boundingBox()
  const bottoms = await cart
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= list!.y + list!.height + 1).length).toBeGreaterThanOrEqual(4)

  const quantity = cart.getByRole('textbox', { name: /^Quantity: / }).first()
  await quantity.fill('2')
  await cart.getByRole('button', { name: t('Checkout') }).click()
  await expect(cart.getByText(/^2 × /)).toBeVisible()
  await expect(cart.locator('[data-changed]')).toBeHidden()
  await expect(cart.getByText(t('Delivery fee'))).toBeVisible()
  const name = cart.getByLabel('Full name *')
  await name.fill('Gurpreet Singh')
  await page.reload()
  await expect(name).toHaveValue('Gurpreet Singh')
})
