import type { Page } from '@playwright/test'
import { speakLabel } from '#src/features/search/internal/speak.ts'
import { speakWords } from '#src/features/search/internal/speak-words.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { untilAppRuns, withConsent } from './pages/visitor.ts'
import { expect, test, tonguesOf } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

/** The sentence that the browser recognizes, and the language that the app requested. */
interface Ear {
  says: readonly string[]
  error?: string
  languages: string[]
}
const ear = (page: Page) => page.evaluate(() => (window as unknown as { ear: Ear }).ear)

/** Has the browser recognize words, or fail with an error. */
async function hears(page: Page, says: readonly string[], error?: string): Promise<void> {
  await page.addInitScript(
    ([words, fault]) => {
      const heard: Ear = { says: words, languages: [], ...(fault ? { error: fault } : {}) }
      Object.assign(window, {
        ear: heard,
        SpeechRecognition: class extends EventTarget {
          lang = ''
          start() {
            heard.languages.push(this.lang)
            const results = [heard.says.map((transcript) => ({ transcript }))]
            const event = heard.error
              ? Object.assign(new Event('error'), { error: heard.error })
              : Object.assign(new Event('result'), { results })
            setTimeout(() => this.dispatchEvent(event))
          }
          abort() {
            this.dispatchEvent(new Event('end'))
          }
        },
      })
    },
    [says, error] as const,
  )
}

const words = { en: 'wheat seed', pa: 'ਕਣਕ ਦਾ ਬੀਜ', hi: 'गेहूँ का बीज' }

for (const { code, name, tag } of tonguesOf('pa')) {
  test(`spoken words offer three pictures, and the tapped one opens (${name})${tag}`, async ({ page }) => {
    await hears(page, [words[code]])
    await page.goto(addressIn(code, '/all-products'))
    await untilAppRuns(page)
    await page.getByRole('search').getByRole('button', { name: speakLabel[code] }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(speakWords.goesOut[code])).toBeVisible()
    // Nobody listens before it was asked for.
    expect((await ear(page)).languages).toEqual([])
    await dialog.getByRole('button', { name: speakLabel[code], exact: true }).click()
    const choices = dialog.locator('[data-choice]')
    await expect(choices).toHaveCount(3)
    await expect(dialog.getByText(words[code])).toBeVisible()
    expect((await ear(page)).languages).toEqual([{ en: 'en-IN', pa: 'pa-Guru-IN', hi: 'hi-IN' }[code]])
    const chosen = await choices.nth(1).getAttribute('data-choice')
    await choices.nth(1).click()
    await expect(page).toHaveURL(new RegExp(`/${chosen!.split('/')[1]}$`))
    await expect(dialog).toBeHidden()
  })
}

test('everything found is one tap away, and a refused microphone leaves typing', async ({ page }) => {
  await hears(page, ['mustard'])
  await page.goto('/all-products')
  await untilAppRuns(page)
  const box = page.getByRole('search').getByRole('textbox')
  await page.getByRole('search').getByRole('button', { name: 'Speak' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click()
  await dialog.getByRole('button', { name: speakWords.all.en }).click()
  await expect(dialog).toBeHidden()
  await expect(box).toHaveValue('mustard')
  await expect(page).toHaveURL(/q=mustard/)

  await hears(page, [], 'not-allowed')
  await page.goto('/all-products')
  await untilAppRuns(page)
  await page.getByRole('search').getByRole('button', { name: 'Speak' }).click()
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(dialog.getByText(speakWords.refused.en)).toBeVisible()
  await page.keyboard.press('Escape')
  await box.fill('mustard')
  await expect(
    page.getByRole('region', { name: 'What was found' }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('a browser without it has no such button', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined })
  })
  await page.goto('/all-products')
  await untilAppRuns(page)
  await page.getByRole('search').getByRole('textbox').fill('m')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('')
  await expect(page.getByRole('search').getByRole('button')).toHaveCount(0)
})
