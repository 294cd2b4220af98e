import { shopOn } from './pages/shop.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

test.beforeEach(({ context }) => withConsent(context))

test('a part that a button opens out of view is scrolled to', async ({ page }) => {
  await signIn(page, 'en')
  await page.goto('/daily-needs')
  await untilAppRuns(page)
  await page.getByRole('heading', { name: 'Storage' }).scrollIntoViewIfNeeded()
  await shopOn(page, 'en').openFilters()
  await expect(page.getByLabel('Delivery Area')).toBeInViewport()
})

test('an action that shortens the page scrolls to what it says', async ({ page }) => {
  await page.goto('/about')
  await untilAppRuns(page)
  await expect(page.getByRole('button', { name: 'Live Support' })).toBeAttached()
  // A long list with its action at the end, as a desk or a cart of many lines has it.
  await page.locator('main').evaluate((main) => {
    const [status, list, button] = ['p', 'div', 'button'].map((tag) => document.createElement(tag))
    status!.role = 'status'
    list!.style.height = '3000px'
    button!.textContent = 'Clear'
    button!.addEventListener('click', () => {
      status!.textContent = 'Everything is cleared.'
      list!.remove()
      button!.remove()
    })
    main.prepend(status!, list!, button!)
  })
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Everything is cleared.')).toBeInViewport()
})
