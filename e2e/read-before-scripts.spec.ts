import { milkFrom } from '#src/content/milk-from.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { readingsIn } from '#tests/built/readings.ts'
import { isFull } from '#tests/rounds.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [place, { code, name }] of tongues.entries()) {
    test(`a public page is readable in ${name}, with nothing in front of it`, async ({ page }) => {
      // Each page once: in other languages only its words differ, and those are checked in the files
      // (tests/built/public-pages.test.ts).
      const pages = readingsIn(code).filter((_, index) => index % tongues.length === place)
      const own = isFull ? pages : pages.slice(0, 5)
      for (const { path, title, words } of own) {
        await page.goto(addressIn(code, path))
        const heading = page.getByRole('heading', { name: title, exact: true }).first()
        await expect(heading).toBeVisible()
        const onTop = await heading.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(onTop, `${path}: nothing covers the heading`).toBe(true)
        for (const word of words) await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
        await expect(page.getByText(wordsIn(code)('Cookie Consent Required'))).toBeHidden()
        await expect(page.locator('.old')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', code)
      }
    })

    test(`the daily needs ask for sign-in in ${name}, with a link to it`, async ({ page }) => {
      const t = wordsIn(code)
      await page.goto(addressIn(code, '/daily-needs'))
      await expect(page.getByRole('heading', { name: t('Authentication Required') })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: t('Sign In') })).toHaveAttribute(
        'href',
        `${addressIn(code, '/auth')}?to=%2Fdaily-needs`,
      )
      await expect(page.getByText(milkFrom[code])).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Sign In') })
        .click()
      await expect(page.getByRole('tab', { selected: true })).toHaveText(t('Phone only'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }

  test('a wide window has the main pages in its header, with the current one marked', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 740 })
    await page.goto('/help')
    const t = wordsIn('en')
    const menu = page.getByRole('banner').getByRole('navigation', { name: t('Main menu') })
    await expect(menu.locator('a, button')).toHaveText(
      ['Home', 'Shop', 'Requests', 'Cart', 'Help'].map((word) => t(word)),
    )
    await expect(menu.locator('[aria-current=page]')).toHaveText(t('Help'))
    await expect(page.getByRole('banner').getByRole('link', { name: t('Sign In') })).toBeVisible()
    const header = (await page.getByRole('banner').boundingBox())!
    expect(header.height).toBeLessThan(72)
  })
})

test('an unsupported browser shows the page and what to do', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Features that the oldest browsers lack.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    localStorage.setItem('cookie-consent', 'essential')
  })
  await page.goto('/soil-testing')
  await expect(page.locator('.old')).toBeVisible()
  await expect(page.locator('.old').getByRole('link')).toHaveAttribute('href', /^tel:\+91/)
  // Without the app no tap is recorded for it.
  const button = page.locator('main button[aria-haspopup=dialog]').first()
  await button.click()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await page.getByRole('link', { name: 'Khet Seva' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('.old')).toBeVisible()
  await expect(page.locator('#late')).toBeHidden()
  expect(errors).toEqual([])
})

test('a supported browser shows no such notice', async ({ page }) => {
  await page.goto('/soil-testing')
  await expect(page.locator('.old')).toBeHidden()
})
