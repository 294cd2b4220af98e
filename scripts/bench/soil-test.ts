import type { BrowserContext, Page } from 'playwright'
import { contentText } from '#src/platform/outbox/content.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'

/** The soil test of every part, with a farmer's usual answers. */
export const soilTestAnswers = {
  name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  phone: '9000000003',
  farmLocation: 'Sarna, Pathankot',
  farmSize: '4 acres',
  sampleCollection: 'self',
}

/** The text of it that is hashed, encrypted and sent. */
export const soilTestText = contentText({
  answers: soilTestAnswers,
  form: 'soil-test',
  language: 'en',
  manifest: [],
  subject: 'general',
  version: 1,
})

/** Opens the form of a soil test and fills it in; the page shows `/soil-testing`. */
export async function fillSoilTest(page: Page): Promise<void> {
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  const dialog = page.getByRole('dialog')
  for (const key of ['name', 'phone', 'farmLocation', 'farmSize'] as const)
    await dialog.getByLabel(soilTest.fields[key].label.en).first().fill(soilTestAnswers[key])
}

/** Submits the form and waits until it is saved. */
export async function submitSoilTest(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: soilTest.submit.en, exact: true }).click()
  await dialog.getByRole('heading', { name: soilTest.thanks.title.en }).waitFor({ timeout: 60_000 })
}

/** Closes the form. */
export async function closeForm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** From here on pages note by `window.savedIn` how many milliseconds after the tap on submit "saved" was on the screen. */
export function noteSaving(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    let tapped = 0
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if ((target as Element).closest('dialog button[type=submit]')) tapped = timeStamp
      },
      true,
    )
    new MutationObserver(() => {
      if (!tapped || !document.querySelector('dialog h3[tabindex="-1"]')) return
      const from = tapped
      tapped = 0
      // The frame after the next is on the screen.
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { savedIn: performance.now() - from })),
      )
    }).observe(document, { subtree: true, childList: true })
  })
}

/** The milliseconds that `noteSaving` noted for the last submission. */
export async function savedIn(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => {
    const time = (window as { savedIn?: number }).savedIn
    delete (window as { savedIn?: number }).savedIn
    return time
  })
  return (await noted.jsonValue())!
}
