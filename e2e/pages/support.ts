import { expect, type Page } from '@playwright/test'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** Opens the conversation by its button, which is visible at the end of every page. */
export async function pressSupportButton(page: Page, code: Language): Promise<void> {
  const button = page.getByRole('button', {
    name: wordsIn(code)('Live Support'),
    exact: true,
  })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await button.click({ timeout: 1000 })
  }).toPass()
}
