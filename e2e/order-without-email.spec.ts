import { shopOn, shopWords } from './pages/shop.ts'
import { chooseTab, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

for (const [index, { code, prefix, name, tag }] of tonguesOf('hi').entries()) {
  test(`a person with a phone only orders without an e-mail, and is led to missing fields (${name})${tag}`, async ({
    page,
    context,
    world,
  }) => {
    const t = wordsIn(code)
    const number = `98761 0000${index}`
    const digits = number.replace(' ', '')
    const { cart, openCart, expectCount } = shopOn(page, code)
    await withConsent(context)
    await page.goto(`${prefix}/auth?to=/seeds-catalog/flowers`)
    await chooseTab(page, t('Phone only'))
    await page.getByLabel(t('Phone number')).fill(number)
    await page.getByRole('button', { name: t('Send OTP') }).click()
    const codes = () => world.backend.inbox.messages(`+91${digits}`)
    await expect.poll(() => codes().length).toBe(1)
    await page.getByLabel(t('6-digit OTP')).fill(codes()[0]!.code!)

    await page.getByRole('main').getByRole('button', { name: shopWords[code].addToCart }).first().click()
    await openCart()
    await cart.getByRole('button', { name: t('Checkout') }).click()
    await expect(cart.getByLabel(t('Phone number'))).toHaveValue(`+91 ${number}`)
    await expect(cart.getByLabel(t('Email'), { exact: true })).toHaveValue('')
    await cart.getByLabel(t('Cash on delivery (Sarna Station and Sarna)')).check()
    await cart.getByRole('button', { name: t('Place the order') }).click()
    await expect(cart.getByText(t('Please fill in all required fields'))).toBeInViewport()
    await expect(cart.getByLabel(`${t('Full name')} *`)).toBeFocused()
    await cart.getByLabel(`${t('Full name')} *`).fill('Gurpreet Singh')
    await cart.getByRole('button', { name: t('Place the order') }).click()
    await expect(cart.getByText(t('Write the delivery address where you will pay cash.'))).toBeInViewport()
    await page.keyboard.type('House 7, Sarna')
    await cart.getByRole('button', { name: t('Place the order') }).click()
    await expect(page.getByText(t('Order placed'))).toBeVisible()
    // Before the phone's own poll, every half minute.
    await expect(() => expectCount(0)).toPass()
    await page
      .getByRole('status')
      .getByRole('button', { name: t('My requests') })
      .click()
    await expect(page).toHaveURL(`${prefix}/requests`)
    expect(await world.backend.query(`select email, phone from orders where phone = $1`, [digits])).toEqual([
      { email: '', phone: digits },
    ])
  })
}
