import { complaintsOf } from './pages/complaints.ts'
import { builtAddresses } from './pages/built-addresses.ts'
import { escape, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues } from './world.ts'

/** Each page in one of the languages; `npm run soak -- axe` has all pages in all languages. */
for (const [from, { code, name }] of tongues.entries()) {
  test(`a page logs nothing to the browser’s console in ${name} @soak`, async ({ page }) => {
    await withConsent(page)
    const complaints = await complaintsOf(page)
    const paths = builtAddresses(code).filter((_, index) => index % tongues.length === from)
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
