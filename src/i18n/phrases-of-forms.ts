import { i18n, type Messages } from '@lingui/core'
import { messages as en } from './phrases/forms/en.po'
import { messages as hi } from './phrases/forms/hi.po'
import { messages as pa } from './phrases/forms/pa.po'
import type { Language } from './words.ts'

const forms: Record<Language, Messages> = { en, pa, hi }

/** Adds the phrases of the forms and of My requests, which come with their own code, to those of the frame. */
export function speakForms(language: Language): void {
  i18n.load(language, forms[language])
}
