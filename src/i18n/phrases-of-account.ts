import { i18n, type Messages } from '@lingui/core'
import { messages as en } from './phrases/account/en.po'
import { messages as hi } from './phrases/account/hi.po'
import { messages as pa } from './phrases/account/pa.po'
import type { Language } from './words.ts'

const account: Record<Language, Messages> = { en, pa, hi }

/**
 * Adds the phrases of signing in, the profile, the cart, orders and updates, which come with their own code, to those
 * of the frame.
 */
export function speakAccount(language: Language): void {
  i18n.load(language, account[language])
}
