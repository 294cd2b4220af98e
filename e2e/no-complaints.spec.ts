import { complaintsOf } from './pages/complaints.ts'
import { builtAddresses } from './pages/built-addresses.ts'
import { escape, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tongues } from './world.ts'

/**
 * Each page in one of the languages; `npm run soak -- axe` has all pages in all languages. Every run has a few in one
 * language.
 */
const walks = [
  { ...tongues[1], every: 18, from: 1, tag: '' },
  ...tongues.map((tongue, place) => ({ ...tongue, every: tongues.length, from: place, tag: ' @full' })),
]

for (const { code, name, every, from, tag } of walks) {
  test(`a page logs nothing to the browser’s console in ${name}${tag ? tag : ', a few of them'}`, async ({
    page,
  }) => {
    await withConsent(page)
    const complaints = await complaintsOf(page)
    const paths = builtAddresses(code).filter((_, index) => index % every === from)
    expect(paths.length).toBeGreaterThan(tag ? 15 : 2)
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
