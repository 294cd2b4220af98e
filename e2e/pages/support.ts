import type { Page } from '@playwright/test'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** Opens the conversation by its button. */
export const pressSupportButton = (page: Page, code: Language) =>
  page.getByRole('button', { name: wordsIn(code)('Live Support'), exact: true }).click()
