import type { Page } from '@playwright/test'
import { farmersSoilTest, phoneOf } from './pages/desk-people.ts'
import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

/** A browser whose print dialog tells the page nothing, or tells it before it has drawn the paper. */
async function withPrinter(page: Page, afterprint: 'never' | 'at once'): Promise<void> {
  await page.evaluate((isAtOnce) => {
    window.print = () => void (isAtOnce && window.dispatchEvent(new Event('afterprint')))
  }, afterprint === 'at once')
}

for (const afterprint of ['never', 'at once'] as const)
  test(`a list is printed whole, and the screen stays, where afterprint comes ${afterprint}`, async ({
    browser,
    world,
  }) => {
    const references: string[] = []
    for (let count = 0; count < 12; count += 1) references.push(await farmersSoilTest(world))
    const staff = await phoneOf(browser, world, 'staff')
    await staff.setViewportSize({ width: 1280, height: 800 })
    await staff.goto('/desk')
    await untilAppRuns(staff)
    await withPrinter(staff, afterprint)
    const button = staff.getByRole('button', { name: /^Print this list/ })
    const [, count] = /\((\d+)\)/.exec(await button.innerText())!
    await button.click()
    await expect(staff.locator('table[data-printed]')).toBeAttached()
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await staff.emulateMedia({ media: 'print' })
    const rows = staff.locator('table[data-printed] tbody tr')
    await expect(rows).toHaveCount(Number(count))
    for (const reference of references) await expect(rows.filter({ hasText: reference })).toBeVisible()
    await expect(staff.getByRole('heading', { level: 1 })).toBeHidden()
    // Paper is narrower than the window.
    await staff.setViewportSize({ width: 700, height: 900 })
    await expect(rows).toHaveCount(Number(count))
    await staff.setViewportSize({ width: 1280, height: 800 })
    await staff.emulateMedia({ media: 'screen' })
    // The next tap ends it.
    await staff.getByRole('heading', { level: 1 }).click()
    await expect(staff.locator('[data-printed]')).toHaveCount(0)
    await staff.context().close()
  })

test('a window is printed whole, without the page behind it', async ({ page }) => {
  await withConsent(page)
  await signIn(page, 'pa')
  await page.goto('/pa/soil-testing')
  await untilAppRuns(page)
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toBeHidden()
  const cut = await dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('.overflow-y-auto')].filter(
        (part) =>
          getComputedStyle(part).overflowY !== 'visible' || getComputedStyle(part).maxHeight !== 'none',
      ).length,
  )
  expect(cut).toBe(0)
})
