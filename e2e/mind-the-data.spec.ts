import { requestsOn } from './pages/forms.ts'
import { withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/words.ts'
import { expect, test, untilPagesAreKept } from './world.ts'

const t = wordsIn('en')

test.beforeEach(({ context }) => withConsent(context))

test('who saves data is told what keeping the pages costs, and keeps them by one tap', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests = requestsOn(page, 'en')
  await requests.open()
  await page.getByText(t('What is kept on this phone')).click()
  const button = page.getByRole('button', { name: /^Keep for offline \(\d{3} KB\)$/ })
  await button.click()
  await expect(page.getByText(t('Every page opens without network.'))).toBeVisible({ timeout: 60_000 })
  await expect(button).toBeHidden()
  await untilPagesAreKept(page)
  await context.setOffline(true)
  await page.goto('/seeds-catalog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the app tells how much data it has used and how much it has stored', async ({ page }) => {
  const requests = requestsOn(page, 'en')
  await page.goto('/')
  await untilPagesAreKept(page)
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('data-used')?.split(' ')[1] ?? 0)))
    // The entry alone is some 100 KB; all pages are more than 100 KB besides.
    .toBeGreaterThan(200_000)
  await requests.open()
  await page.getByText(t('What is kept on this phone')).click()
  await expect(page.getByText(/^Data used this month: [\d.]+ (?:KB|MB)\.$/)).toBeVisible()
  await expect(page.getByText(/^Stored on this phone: [\d.]+ (?:KB|MB)\.$/)).toBeVisible()
})
