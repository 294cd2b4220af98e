import type { Page } from '@playwright/test'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { formOn } from './pages/forms.ts'
import { wordsIn } from './pages/phrases.ts'
import { holdScripts, untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, untilPagesAreCached } from './world.ts'

const seeds = (await catalogues()).get('seeds-catalog')!

for (const workers of ['allow', 'block'] as const) {
  test.describe(workers === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers: workers })

    const settled = async (page: Page) =>
      workers === 'allow' ? untilPagesAreCached(page) : untilAppRuns(page)

    test('the language switch keeps the page, and the choice holds for the next visit @every', async ({
      page,
    }) => {
      await withConsent(page)
      await page.goto('/seeds-catalog/grains')
      await settled(page)
      await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
      await expect(page).toHaveURL('/pa/seeds-catalog/grains')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(seeds.sections['grains']!.title.pa)
      await page.goto('/')
      await expect(page).toHaveURL('/pa')
      await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
      await page.goto('/seeds-catalog/fruits')
      await expect(page).toHaveURL('/pa/seeds-catalog/fruits')
    })

    test('the language switch keeps query and hash, before and after the app runs', async ({ page }) => {
      await withConsent(page)
      const letGo = await holdScripts(page)
      await page.goto('/auth?to=/profile#main', { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click()
      await expect(page).toHaveURL('/pa/auth?to=%2Fprofile#main')
      letGo()
      await settled(page)
      await page.getByRole('link', { name: 'हिंदी' }).click()
      await expect(page).toHaveURL('/hi/auth?to=%2Fprofile#main')
      await settled(page)
      expect(page.url()).not.toContain('lang=')
    })

    test('a reader of Punjabi can switch to English for good', async ({ page }) => {
      await withConsent(page)
      await page.goto('/pa/seeds-catalog/grains')
      await settled(page)
      await page.goto('/seeds-catalog/grains')
      await expect(page).toHaveURL('/pa/seeds-catalog/grains')
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL('/seeds-catalog/grains')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grains')
      for (const path of ['/', '/seeds-catalog']) {
        await page.goto(path)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Khet Seva' })).toBeVisible()
        await expect(page).toHaveURL(path)
      }
    })

    test('after opening the app in Hindi, the plain address shows Hindi, even right after the first visit', async ({
      page,
    }) => {
      await withConsent(page)
      await page.goto('/hi')
      await settled(page)
      await page.goto('/')
      await expect(page).toHaveURL('/hi')
      await page.goto('/')
      await expect(page).toHaveURL('/hi')
    })
  })
}

test('a window changes its language with what was typed in it: a form, the cart, the support window', async ({
  page,
}) => {
  await withConsent(page)
  const inEnglish = formOn(page, soilTest, 'en')
  const inPunjabi = formOn(page, soilTest, 'pa')
  const t = wordsIn('pa')
  const switchTo = async (label: string, name: string) => {
    await page.getByRole('dialog').getByLabel(label, { exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
  }
  await inEnglish.openFrom('/soil-testing')
  await inEnglish.type('name', 'Gurpreet Singh')
  await switchTo('Language', 'ਪੰਜਾਬੀ')
  await expect(page).toHaveURL('/pa/soil-testing')
  await expect(inPunjabi.field('name')).toHaveValue('Gurpreet Singh')
  await inPunjabi.close()

  await page.getByRole('button', { name: t('Live Support') }).click()
  await switchTo(t('Language'), 'English')
  await expect(page).toHaveURL('/soil-testing')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Live Support' })).toBeVisible()
})
