import { i18n, type Messages } from '@lingui/core'
import { messages as en } from './phrases/frame/en.po'
import { messages as hi } from './phrases/frame/hi.po'
import { messages as pa } from './phrases/frame/pa.po'
import { setLanguage, type Language } from './words.ts'

const frame: Record<Language, Messages> = { en, pa, hi }

/** Makes a language the one of the page, for content words and interface phrases alike. */
export function speak(language: Language): void {
  setLanguage(language)
  i18n.loadAndActivate({ locale: language, messages: frame[language] })
}
