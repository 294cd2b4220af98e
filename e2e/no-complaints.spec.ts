import { complaintsOf } from './pages/complaints.ts'
import { builtAddresses } from './pages/screens.ts'
import { escape, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, fullUnless, test, tongues } from './world.ts'

// Each page in one of the languages; `npm run soak -- axe` has all of them in all.
for (const [place, { code, name }] of tongues.entries()) {
  test(`a page does not complain to the browser in ${name}${fullUnless(code === 'pa')}`, async ({ page }) => {
    await withConsent(page)
    const complaints = await complaintsOf(page)
    const paths = builtAddresses(code).filter((_, index) => index % tongues.length === place)
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      await page.goto(path)
      await untilAppRuns(page)
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: wordsIn(code)('Menu'), exact: true })
      .click()
    await expect(page.getByRole('group').first()).toBeVisible()
    await escape(page)
    expect(complaints).toEqual([])
  })
}
