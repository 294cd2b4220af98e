import type { Page } from '@playwright/test'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { requestSoilTest } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const notHere = 'This part of the app is not on the phone yet. Try again when there is network.'
/** Where there is a network, it is not blamed. */
const notLoaded = 'This part of the app could not be loaded. Try again in a moment.'
const stopped =
  'This part has stopped. The fault is in the app, not in your network. Anything already sent is in My requests.'

/** A part whose code loads and fails when it renders. */
const wrong = 'const part = () => { throw new TypeError("planted") }; export { part as default }'

async function openMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: t('Menu'), exact: true })
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Menu'), exact: true })
    .click()
  return menu
}

test.beforeEach(async ({ context, page }) => {
  await withConsent(context)
  await page.goto('/soil-testing')
  await untilAppRuns(page)
})

test('a part that fails to load shows an error in its place, and loads at the next try', async ({ page }) => {
  await page.route('**/assets/menu-groups-*', (route) => route.abort())
  const menu = await openMenu(page)
  await expect(menu.getByRole('alert')).toContainText(notLoaded)
  await page.unroute('**/assets/menu-groups-*')
  // Browsers remember for a while that a file failed to load.
  const again = menu.getByRole('button', { name: t('Try again') })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(menu.getByRole('alert')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(menu.locator('summary').first()).toBeVisible()
})

test('a page whose code does not load has that as its heading, and opens at the next try', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('contentinfo').getByText(t('Services'), { exact: true }).click()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Seeds', exact: true }).click()
  await expect(heading).toHaveText(notHere)
  await context.setOffline(false)
  // Browsers remember for a while that a file failed to load.
  const again = page.getByRole('main').getByRole('button', { name: t('Try again') })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(heading).toHaveText(/Seeds/, { timeout: 1_000 })
  }).toPass()
})

/** Holds a file of the app back; returns what lets it through. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${file}-*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until the page has been drawn anew, as it is once its edits are read. */
async function untilDrawnAnew(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('khet-seva')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const path = '/equipment-insurance'
test(`a part of ${path} stays until its code is there, with what was typed and chosen meanwhile`, async ({
  page,
}) => {
  const release = await holdBack(page, 'premium-figures')
  await page.goto(path)
  await untilAppRuns(page)
  const main = page.getByRole('main')
  const field = main.getByLabel('Its value (₹)', { exact: true })
  await field.evaluate((built) => {
    Object.assign(window, { built })
  })
  await untilDrawnAnew(page)
  await field.fill('3 lakh')
  const rate = main.getByLabel('Premium rate', { exact: true })
  await rate.selectOption({ index: 2 })
  release()
  await expect(page.locator('[data-later]')).toHaveCount(0)
  await expect(field).toHaveValue('3 lakh')
  await expect(main.getByText('three lakh rupees')).toBeVisible()
  await expect(rate).toHaveValue('2')
  expect(await field.evaluate((now) => now === (window as { built?: unknown }).built)).toBe(true)
})

test('a tap below the goods of a catalogue waits for the code of that part, which stays meanwhile', async ({
  page,
}) => {
  const release = await holdBack(page, 'blocks')
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  const button = page.locator('main [data-later] button').first()
  await button.evaluate((built) => void Object.assign(window, { built }))
  // A price that a cart knows, and a product in it, draw the whole catalogue anew.
  await page.locator('main li .stepper button.button').first().click()
  await untilDrawnAnew(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  expect(await page.evaluate(() => (window as { built?: Element }).built?.isConnected)).toBe(true)
})

test('a late part whose files failed is requested again when it is tapped, and an error shows if it fails again', async ({
  page,
}) => {
  await page.route('**/assets/once-shown-*', (route) => route.abort())
  await page.goto('/help')
  await untilAppRuns(page)
  const write = page.getByRole('main').getByRole('button', { name: 'Write to us' })
  await write.click()
  await expect(page.getByText(notLoaded)).toBeVisible()
  await page.unroute('**/assets/once-shown-*')
  const dialog = page.getByRole('dialog', { name: 'Live Support' })
  await expect(async () => {
    // A dialog that took longer than a try lies over the button.
    if (!(await dialog.isVisible())) await write.click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a part with a bug is not blamed on the network, and the rest of the page stays usable', async ({
  page,
}) => {
  await page.route('**/assets/menu-groups-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: wrong }),
  )
  const menu = await openMenu(page)
  await expect(menu.getByRole('alert')).toContainText(stopped)
  await expect(menu.getByRole('link', { name: t('Get Quote') })).toBeVisible()
  await menu.getByRole('button', { name: t('Close menu') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('Main menu') })).toBeVisible()
})

test('a dialog with a bug closes with a notice, and the page under it works', async ({ page }) => {
  await page.route('**/assets/form-host-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: wrong }),
  )
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await expect(page.locator('.toast')).toContainText(stopped)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/form-host-*')
  await page.reload()
  await formOn(page, soilTest, 'en').openFrom('/soil-testing')
})

test('a form that fails to load shows an error in its dialog, and opens at the next try', async ({
  page,
}) => {
  await page.route('**/assets/soil-test.form-*', (route) => route.abort())
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(notLoaded)
  await page.unroute('**/assets/soil-test.form-*')
  const again = dialog.getByRole('button', { name: t('Try again') })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(dialog.getByRole('textbox').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a request whose form could not load has its title once the network returns', async ({ page }) => {
  await requestSoilTest(page, { name: 'Titled Later', village: 'Sarna', phone: '9123456703' })
  await page.route('**/assets/soil-test.form-*', (route) => route.abort())
  await page.goto('/requests')
  await untilAppRuns(page)
  const title = page.locator('li[data-state] h3')
  await expect(title).toHaveText('…')
  await page.unroute('**/assets/soil-test.form-*')
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(title).toContainText('Soil', { timeout: 1_000 })
  }).toPass()
})

test('an address with an unknown form says so, and does not blame the network', async ({ page }) => {
  await page.goto('/soil-testing?form=no-such-form')
  await expect(page.getByRole('dialog')).toContainText('There is no such form.')
})
