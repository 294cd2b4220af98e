import { nasty, nothingRuns } from './pages/nasty.ts'
import { fillSignIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page }) => {
  nothingRuns(page)
  await withConsent(page)
})

test('the sign-in form answers any input with a clear sentence', async ({ page }) => {
  await page.goto('/auth')
  await untilAppRuns(page)
  for (const typed of [...nasty, ' ', '\u0000\u202E\uFFFF']) {
    for (const place of ['email', 'phone', 'password'] as const) {
      const good = { email: 'nobody@example.org', phone: '9000000099', password: 'not the password' }
      const { email, phone, password }: typeof good = { ...good, [place]: typed }
      await fillSignIn(page, 'en', email, phone, password)
      const notice = page.getByRole('main').getByRole('alert')
      await expect(notice, `${place}: ${typed.slice(0, 20)}`).toBeVisible()
      await expect(notice).toHaveText(
        /(Sign In Failed|Missing Information|Missing Password|Phone|number|too long).{10,}/,
      )
      await expect(notice).not.toHaveText(/undefined|\[object|SQL|syntax|JSON|null|stack/i)
    }
  }
  expect(page.url()).not.toContain('password')
  await expect(page).toHaveURL('/auth')
})
