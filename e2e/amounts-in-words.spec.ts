import { signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf } from './world.ts'

test.use({ serviceWorkers: 'block' })

const threeLakh = { en: 'three lakh rupees', pa: 'ਤਿੰਨ ਲੱਖ ਰੁਪਏ', hi: 'तीन लाख रुपये' }
const million = { en: 'ten lakh rupees', pa: 'ਦਸ ਲੱਖ ਰੁਪਏ', hi: 'दस लाख रुपये' }

for (const { code, prefix, name, tag } of tonguesOf('pa')) {
  test(`a loan’s amount appears in words while it is typed, in ${name}${tag}`, async ({ page, context }) => {
    const t = wordsIn(code)
    await withConsent(context)
    await signIn(page, code)
    await page.goto(`${prefix}/loans`)
    await untilAppRuns(page)
    const field = page.getByLabel(t('Loan amount (₹)'))
    await field.fill('3,00,000')
    await expect(page.getByText(threeLakh[code], { exact: true }).first()).toBeVisible()
    await field.fill('10,00,000')
    await expect(page.getByText(million[code], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(threeLakh[code], { exact: true })).toHaveCount(0)

    await field.fill('3,00,000')
    await page.getByText(t('Key Fact Statement')).click()
    await expect(page.getByRole('definition').getByText(threeLakh[code], { exact: true })).toBeVisible()
  })
}
