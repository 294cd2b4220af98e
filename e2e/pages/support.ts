import { expect, type Page } from '@playwright/test'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** Opens the conversation by its button, which is visible at the end of every page. */
export async function pressSupportButton(page: Page, code: Language): Promise<void> {
  const name = wordsIn(code)('Live Support')
  const button = page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog', { name })
  await expect(async () => {
    // A click that took longer than a try has opened it all the same, and the button is behind it.
    if (await dialog.isVisible()) return
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await button.click({ timeout: 1000 })
  }).toPass()
}
