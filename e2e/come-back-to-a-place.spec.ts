import help from '#src/content/pages/help.page.ts'
import seeds from '#src/content/catalogues/seeds-catalog.catalogue.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/words.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

test('who goes on from far down a shelf begins at the top, and who comes back stands where they left', async ({
  page,
}) => {
  await withConsent(page)
  await page.goto('/seeds-catalog')
  await untilAppRuns(page)
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  const last = main.getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1_000)

  const places = page.getByRole('navigation', { name: wordsIn('en')('Main places') })
  await places.getByRole('link', { name: wordsIn('en')('Help') }).click()
  await expect(title).toHaveText(help.title.en)
  await expect(title).toBeInViewport()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()

  await page.goBack()
  await expect(title).toHaveText(seeds.title.en)
  await expect(last).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(10)

  await page.goForward()
  await expect(title).toHaveText(help.title.en)
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
