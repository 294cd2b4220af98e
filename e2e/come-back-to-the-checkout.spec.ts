import { checkout } from './pages/checkout.ts'
import { shopOn } from './pages/shop.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 740 } })

const t = wordsIn('en')

test('the checkout shows typed text again after a return to the cart, until the order @full', async ({
  page,
}) => {
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
