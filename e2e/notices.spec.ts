import type { Page } from '@playwright/test'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')
const toasts = (page: Page) => page.locator('.toast')

test.describe('notices', () => {
  const share = (page: Page) => page.getByRole('button', { name: t('Share this page') }).click()

  /** Opens a page with a stopped clock and a notice: the one of a browser that cannot share. */
  async function withNotice(page: Page): Promise<void> {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await page.clock.install()
    await withConsent(page)
    await page.goto('/help')
    await untilAppRuns(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await share(page)
    await expect(toasts(page)).toBeVisible()
  }

  test('they appear one at a time, and close after five seconds', async ({ page }) => {
    await withNotice(page)
    await page.clock.runFor(3000)
    await share(page)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4999)
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('F8 focuses them, and they stay while they have the focus', async ({ page }) => {
    await withNotice(page)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: t('Notices (F8)') })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(toasts(page).getByRole('button', { name: t('Close') })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
  })

  for (const [how, swipe] of [
    ['finger', fingerSwipe],
    ['mouse', mouseSwipe],
  ] as const) {
    test(`a swipe of 50 px closes them, one of 30 px does not (${how})`, async ({ page }) => {
      await withNotice(page)
      await swipe(page, 30)
      await expect(toasts(page)).toBeVisible()
      await swipe(page, -30)
      await expect(toasts(page)).toBeVisible()
      await swipe(page, 50)
      await expect(toasts(page)).toHaveCount(0)
    })
  }
})

async function mouseSwipe(page: Page, distance: number): Promise<void> {
  const { x, y } = await middleOfToast(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

async function fingerSwipe(page: Page, distance: number): Promise<void> {
  const { x, y } = await middleOfToast(page)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * part)
  await touch('touchEnd')
}

async function middleOfToast(page: Page): Promise<{ x: number; y: number }> {
  const box = (await toasts(page).locator('p').first().boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
