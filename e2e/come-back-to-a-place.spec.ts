import help from '#src/content/pages/help.page.ts'
import seeds from '#src/content/catalogues/seeds-catalog.catalogue.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn, requestsOn } from './pages/forms.ts'
import { shopOn } from './pages/shop.ts'
import { pressSupportButton } from './pages/support.ts'
import { untilAppRuns, untilOver, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

test('a new page begins at the top, and a step back returns to the old position', async ({ page }) => {
  await withConsent(page)
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const last = main.getByRole('listitem').last()
  // The code that returns to a place comes with the late parts; leaving before them returns some lines off.
  await page.waitForLoadState('networkidle')
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1_000)

  const places = page.getByRole('navigation', { name: wordsIn('en')('Main menu') })
  await places.getByRole('link', { name: wordsIn('en')('Help') }).click()
  await expect(title).toHaveText(help.title.en)
  await expect(title).toBeInViewport()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()

  await page.goBack()
  await expect(title).toHaveText(seeds.title.en)
  await expect(last).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(10)

  await page.goForward()
  await expect(title).toHaveText(help.title.en)
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a step back closes dialogs of the left page, and typed text stays', async ({ page }) => {
  const t = wordsIn('en')
  const open = {
    cart: shopOn(page, 'en').openCart,
    support: () => pressSupportButton(page, 'en'),
    menu: async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('Menu'), exact: true })
        .click()
      await expect(page.locator('#menu details').first()).toBeVisible()
    },
  }
  const windows = page.locator('dialog[open], [popover]:popover-open')
  await withConsent(page)
  await page.goto('/soil-testing')
  await untilAppRuns(page)
  const places = page.getByRole('navigation', { name: t('Main menu') })
  for (const [window, tap] of Object.entries(open)) {
    await places.getByRole('link', { name: t('Help') }).click()
    await expect(page).toHaveURL('/help')
    await tap()
    await expect(windows, window).toBeVisible()
    await untilOver(page)
    // The first step closes the window, the next leaves the page.
    await page.goBack()
    await expect(windows, window).toHaveCount(0)
    await expect(page).toHaveURL('/help')
    await page.goBack()
    await expect(page).toHaveURL('/soil-testing')
  }

  const form = formOn(page, soilTest, 'en')
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await form.type('name', 'Gurpreet Singh')
  await form.untilSaved()
  await page.goBack()
  await expect(windows).toHaveCount(0)
  await expect(page).toHaveURL('/soil-testing')
  const requests = requestsOn(page, 'en')
  await requests.open()
  await expect(requests.drafts).toHaveCount(1)
})
