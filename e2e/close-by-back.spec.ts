import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { shopOn } from './pages/shop.ts'
import { pressSupportButton } from './pages/support.ts'
import { escape, untilAppRuns, untilNothingIsOver, untilOver, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

/** Windows over a page: where they open, and how they are recognized. */
const windows = {
  menu: {
    open: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click(),
    seen: (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('group').first(),
  },
  cart: {
    open: (page: Page) => shopOn(page, 'en').openCart(),
    seen: (page: Page) => page.getByRole('dialog', { name: 'Cart' }),
  },
  form: {
    open: (page: Page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
    seen: (page: Page) => page.getByRole('dialog'),
  },
  chat: {
    open: (page: Page) => pressSupportButton(page, 'en'),
    seen: (page: Page) => page.getByRole('dialog', { name: 'Live Support' }),
  },
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 })
  await withConsent(page)
  await page.goto('/help')
  await untilAppRuns(page)
  await page.getByRole('banner').getByRole('link', { name: 'Khet Seva' }).click()
  await expect(page).toHaveURL('/')
})

for (const [name, { open, seen }] of Object.entries(windows))
  test(`a step back closes the ${name} and leaves the page where it is`, async ({ page }) => {
    if (name === 'form') await page.goto('/soil-testing')
    await untilAppRuns(page)
    const here = page.url()
    await open(page)
    await expect(seen(page)).toBeVisible()
    await untilOver(page)
    await page.goBack()
    await expect(seen(page)).toBeHidden()
    expect(page.url()).toBe(here)

    // Forward leads nowhere, and closing in another way leaves no empty step.
    await page.goForward()
    await expect(seen(page)).toBeHidden()
    await open(page)
    await expect(seen(page)).toBeVisible()
    await escape(page)
    await expect(seen(page)).toBeHidden()
    // The window's history entry is gone before the next step.
    await untilNothingIsOver(page)
    await page.goBack()
    await expect(page).not.toHaveURL(here)
  })

test('a link in an open window works, and Back from there is one step', async ({ page }) => {
  await windows.cart.open(page)
  await page.getByRole('dialog').getByRole('link').click()
  await expect(page).toHaveURL(/\/all-products/)
  await expect(windows.cart.seen(page)).toBeHidden()
  // One step at a time: a step may skip the entry of a closed window.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await untilNothingIsOver(page)
  await page.goForward()
  await expect(page).toHaveURL(/\/all-products/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await untilNothingIsOver(page)
  await page.goBack()
  await expect(page).toHaveURL('/help')
})

test('a link that is tapped while the cart closes works, and Back is one step', async ({ page }) => {
  await windows.cart.open(page)
  await expect(windows.cart.seen(page)).toBeVisible()
  // The app leaves the cart's history entry; the browser does so a moment later.
  await page.evaluate(() => {
    const { go } = history
    history.go = (steps) => {
      history.go = go
      history.go(steps)
      document.querySelector<HTMLElement>('main a[href="/seeds-catalog"]')!.click()
    }
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Seeds Catalog' })).toBeVisible()
  await untilNothingIsOver(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/help')
})

test('Back in a long form returns to the previous step, and closes the form from the first one', async ({
  page,
}) => {
  await page.goto('/help?form=loan-application')
  await untilAppRuns(page)
  const form = page.getByRole('dialog')
  const step = (name: string) => form.getByRole('tab', { name, selected: true })
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('tab', { name: 'Review' }).click()
  await expect(step('Review')).toBeVisible()
  await page.goBack()
  await expect(step('Documents')).toBeVisible()
  await expect(form.getByRole('heading', { name: /Documents/ })).toBeFocused()
  await page.goBack()
  await expect(step('Details')).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/help/)
})

test('Back in the menu closes the open group before the menu', async ({ page }) => {
  await windows.menu.open(page)
  const group = windows.menu.seen(page)
  await group.locator('summary').click()
  await expect(group.getByRole('link').first()).toBeVisible()
  await untilOver(page, 2)
  await page.goBack()
  await expect(group.getByRole('link').first()).toBeHidden()
  await expect(group.locator('summary')).toBeFocused()
  await page.goBack()
  await expect(group).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('a form that Back closes is a draft, and a notice says so', async ({ page }) => {
  const form = formOn(page, soilTest, 'en')
  await form.openFrom('/soil-testing')
  await form.type('name', 'Gurpreet Singh')
  await page.goBack()
  await expect(form.dialog).toBeHidden()
  await expect(page.getByRole('status').getByText('Saved on this phone as a draft')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Continue' }).click()
  await expect(form.field('name')).toHaveValue('Gurpreet Singh')
  await page.goBack()
  await expect(form.dialog).toBeHidden()
  await expect(page).toHaveURL(/soil-testing/)
})
