import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { expectFocusStays, focusNow, pressByKey } from './pages/focus.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { loanOn, loansPage } from './pages/loan.ts'
import { drawnPicture } from './pages/sample-files.ts'
import { shopOn, shopWords } from './pages/shop.ts'
import { chooseTab, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(({ context }) => withConsent(context))

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function fillCart(page: Page): Promise<void> {
  await page.goto('/seeds-catalog/grains')
  await untilAppRuns(page)
  const add = button(page, /^Add to Cart/)
  await add.nth(0).click()
  await add.nth(1).click()
  await expect(page.getByText(/has been added/)).toBeVisible()
}

test('a new page is announced: its heading has the focus, and a new tab’s title is read', async ({
  page,
}) => {
  await page.goto('/')
  await untilAppRuns(page)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const heading = () => expect.poll(() => focusNow(page))
  await bar.getByRole('link', { name: 'Shop' }).press('Enter')
  await heading().toBe('h1 All Products')
  await main(page).getByRole('link', { name: /Seeds/ }).first().press('Enter')
  await heading().toBe('h1 Seeds Catalog')
  await page.goBack()
  await heading().toBe('h1 All Products')
  await button(page, 'Menu').press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Get Quote' }).press('Enter')
  await heading().toBe('h1 Contact the Centre')
})

test('the cart and the checkout keep the focus, from the first step to the order', async ({ page }) => {
  await signIn(page, 'en')
  await fillCart(page)
  const { cart, openCart } = shopOn(page, 'en')
  await button(page, /^Cart, /)
    .last()
    .focus()
  await openCart()
  const remove = cart.getByRole('button', { name: new RegExp(`^${shopWords.en.remove}`) })
  await pressByKey(remove.nth(1), cart.getByText(/^Total/))
  await pressByKey(
    cart.getByRole('button', { name: 'Checkout' }),
    cart.getByRole('heading', { name: 'Checkout' }),
  )
  await expect.poll(() => focusNow(page)).toBe('h3 Checkout')
  await pressByKey(cart.getByRole('button', { name: 'Back' }), cart.getByRole('button', { name: 'Checkout' }))
  await pressByKey(
    cart.getByRole('button', { name: 'Checkout' }),
    cart.getByRole('heading', { name: 'Checkout' }),
  )
  await cart.getByLabel('Full name *').fill('Gurpreet Singh')
  await cart.getByLabel('Phone number *').fill('90000 00001')
  await cart.getByLabel('Address', { exact: true }).fill('Village Sarna')
  await cart.getByLabel('Cash on delivery (Sarna Station and Sarna)').check()
  await pressByKey(
    cart.getByRole('button', { name: 'Place the order' }),
    page.getByText('Order placed').first(),
  )
})

test('signing in by a code keeps the focus at every step', async ({ page, world }) => {
  await page.goto('/auth')
  await untilAppRuns(page)
  await chooseTab(page, 'Phone only')
  await main(page).getByLabel('Phone number').fill('90000 77001')
  const otp = main(page).getByLabel('6-digit OTP')
  await pressByKey(button(page, 'Send OTP'), otp)
  await expect(otp).toBeFocused()
  await pressByKey(button(page, 'Back'), main(page).getByLabel('Phone number'))
  await pressByKey(button(page, 'I have an OTP'), otp)
  await otp.fill(world.backend.inbox.messages('+919000077001').at(-1)!.code!)
  await expect(page.getByText('Verification Successful')).toBeVisible()
})

test('a form and its draft keep the focus: opened, closed, continued, deleted, submitted', async ({
  page,
}) => {
  const form = formOn(page, soilTest, 'en')
  await page.goto('/soil-testing')
  await untilAppRuns(page)
  const opener = page.locator('main button[aria-haspopup=dialog]').first()
  await pressByKey(opener, form.field('name'))
  await expect.poll(() => focusNow(page)).toMatch(/^(input|select)/)
  await form.type('name', 'Gurpreet Singh')
  await form.untilSaved()
  await pressByKey(
    form.dialog.getByRole('button', { name: 'Close' }).first(),
    page.getByText('Saved on this phone as a draft'),
  )
  await expect(opener).toBeFocused()

  const requests = requestsOn(page, 'en')
  await requests.open()
  await pressByKey(button(page, /^Delete the draft/), button(page, 'Keep it'))
  await pressByKey(button(page, 'Keep it'), button(page, /^Delete the draft/))
  await pressByKey(button(page, /^Delete the draft/), button(page, 'Keep it'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(requests.drafts).toHaveCount(0)
  await expectFocusStays(page, 'what went')
})

test('a document that is added and removed keeps the focus', async ({ page }) => {
  const loan = loanOn(page, 'en')
  await signIn(page, 'en')
  await loan.openFrom(loansPage)
  await loan.tab('documents').click()
  const buffer = await drawnPicture(page, 'image/jpeg', [900, 600], 'noise')
  const slot = loan.slot('panCard')
  const gallery = slot.getByRole('button', { name: /^Gallery/ })
  await gallery.focus()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(slot.locator('[data-slot-state="held"]')).toBeVisible()
  await expectFocusStays(page, 'what went')
  const keep = slot.getByRole('button', { name: 'Keep it' })
  await pressByKey(slot.getByRole('button', { name: /^Remove/ }), keep)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(slot.locator('[data-slot-state="held"]')).toBeHidden()
  await expectFocusStays(page, 'what went')
})

test('the focus survives the removal of a favourite, a role and a PIN', async ({ page }) => {
  const hearts = button(page, /^Favourite: /)
  for (const item of ['wheat-pbw-826', 'wheat-pbw-725']) {
    await page.goto(`/seeds-catalog/item/${item}`)
    await untilAppRuns(page)
    await hearts.click()
    await expect(hearts).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/favourites')
  await expect(hearts).toHaveCount(2)
  await hearts.first().focus()
  await page.keyboard.press('Enter')
  await expect(hearts).toHaveCount(1)
  await expectFocusStays(page, 'what went')

  await signIn(page, 'en', 'admin@example.org', '+91 90000 00007')
  await page.goto('/admin')
  await untilAppRuns(page)
  await page.getByLabel('Name, email or phone number').fill('manager@')
  await pressByKey(button(page, 'Search'), main(page).getByText('manager@example.org'))
  const row = main(page).getByRole('listitem').filter({ hasText: 'manager@example.org' })
  await pressByKey(
    row.getByRole('listitem').getByRole('button').first(),
    page.getByText(/removed successfully/),
  )
  await pressByKey(button(page, 'Undo'), row.getByRole('listitem').getByRole('button').first())

  await page.goto('/profile')
  await page.getByLabel('New PIN, 4 to 8 digits').fill('258025')
  await page.getByLabel('The same PIN again').fill('258025')
  await pressByKey(button(page, 'Set the PIN'), page.getByText('The PIN is set.'))
  await page.getByLabel('PIN', { exact: true }).fill('258025')
  await pressByKey(button(page, 'Remove the PIN'), page.getByText('The PIN is off.'))
})

test('a removed line is replaced by its undo, and the cart announces the total', async ({ page }) => {
  await fillCart(page)
  const { cart, openCart } = shopOn(page, 'en')
  await openCart()
  const spoken = cart.locator('[aria-live=polite].sr-only')
  const more = cart.getByRole('button', { name: new RegExp(`^${shopWords.en.oneMore}`) }).first()
  const less = cart.getByRole('button', { name: new RegExp(`^${shopWords.en.oneLess}`) }).first()
  await expect(less).toBeDisabled()
  await more.press('Enter')
  await expect(spoken).toHaveText(/: 2\. Total: ₹/)
  await expect(less).toBeEnabled()
  const names = await cart.getByRole('listitem').getByRole('heading').allTextContents()
  const remove = cart.getByRole('button', { name: new RegExp(`^${shopWords.en.remove}`) })
  await pressByKey(remove.first(), cart.getByText(`Removed: ${names[0]}`).first())
  await expect(spoken).toHaveText(/^Removed: .* Total: ₹/)
  const undo = cart.getByRole('button', { name: `Put back: ${names[0]}` })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(cart.getByLabel(shopWords.en.quantity + names[0])).toHaveValue('2')
  await expectFocusStays(page, 'undo')

  // It disappears with the next action.
  await pressByKey(remove.first(), cart.getByText(/^Removed: /).first())
  await more.press('Enter')
  await expect(cart.getByRole('button', { name: /^Put back/ })).toHaveCount(0)
})

test('a sign-in form shows faults at their fields, until the person types there', async ({ page }) => {
  await page.goto('/auth')
  await untilAppRuns(page)
  await chooseTab(page, 'Sign In')
  await button(page, 'Forgotten password').waitFor()
  const [email, phone] = ['Email', 'Phone number'].map((name) => main(page).getByLabel(name, { exact: true }))
  const submit = main(page).locator('form').getByRole('button', { name: 'Sign In', exact: true })
  await expect(email!).toHaveAttribute('aria-required', 'true')
  await submit.press('Enter')
  await expect(email!).toBeFocused()
  await expect(email!).toHaveAccessibleDescription(/Please provide both email and phone number/)
  await expect(phone!).toHaveAttribute('aria-invalid', 'true')
  await email!.fill('farmer@example.org')
  await expect(email!).not.toHaveAttribute('aria-invalid')
  await phone!.fill('12')
  await submit.press('Enter')
  await expect(phone!).toBeFocused()
  await expect(phone!).toHaveAccessibleDescription(/10 digits/)
  await phone!.fill('90000 00001')
  await main(page).getByLabel('Password', { exact: true }).fill('not the password')
  await submit.press('Enter')
  // The centre's refusal stays, too.
  await expect(main(page).getByRole('alert')).toContainText('Sign In Failed')
  await expectFocusStays(page, 'a refusal')
})
