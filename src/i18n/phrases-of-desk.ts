import { i18n, type Messages } from '@lingui/core'
import { messages as en } from './phrases/desk/en.po'
import { messages as hi } from './phrases/desk/hi.po'
import { messages as pa } from './phrases/desk/pa.po'
import type { Language } from './words.ts'

const desk: Record<Language, Messages> = { en, pa, hi }

/** Adds the phrases of those who work at the centre to those of the frame. */
export function speakDesk(language: Language): void {
  i18n.load(language, desk[language])
}
