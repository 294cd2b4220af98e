import type { Page } from '@playwright/test'
import { requestSoilTest, soil } from './pages/soil-test.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

const t = wordsIn('en')
const gurmeet = { name: 'Gurmeet', village: 'Sarna' }
const offerOn = (page: Page) => page.getByRole('region', { name: t('Install the app on this phone') })

/** Makes the browser offer installing on every page, as Chromium does after a while. */
async function browserOffers(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const note = document.documentElement.dataset
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void (note['asked'] = 'yes'),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      // False if the page prevents the browser's own banner.
      note['banner'] = String(dispatchEvent(offer))
    }),
  )
}

test.beforeEach(({ context }) => withConsent(context))

test('installing is offered after some use, never before, and takes one tap', async ({ page }) => {
  await browserOffers(page)
  await page.goto(soil)
  await untilAppRuns(page)
  await expect(page.locator('html')).toHaveAttribute('data-banner', 'false')
  await expect(offerOn(page)).toBeHidden()
  await requestSoilTest(page, gurmeet)
  await offerOn(page)
    .getByRole('button', { name: t('Install') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(offerOn(page)).toBeHidden()
})

test('a person who declines is not asked again', async ({ page }) => {
  await browserOffers(page)
  await requestSoilTest(page, gurmeet)
  await offerOn(page)
    .getByRole('button', { name: t('Not now') })
    .click()
  await expect(offerOn(page)).toBeHidden()
  await requestSoilTest(page, gurmeet)
  await page.getByRole('dialog').getByText('KS-').waitFor()
  await expect(offerOn(page)).toBeHidden()
})

test('a browser that cannot install shows no offer', async ({ page }) => {
  await requestSoilTest(page, gurmeet)
  await page.getByRole('dialog').getByText('KS-').waitFor()
  await expect(offerOn(page)).toBeHidden()
})
