import { i18n, type Messages } from '@lingui/core'
import { setLanguage, type Language } from './words.ts'

// A build contains those of its own language (scripts/build/one-language.ts).
const frame = import.meta.glob<Messages>('./languages/*/frame.po', { eager: true, import: 'messages' })

/** Sets the language of the page, for content words and interface phrases. */
export function speak(language: Language): void {
  setLanguage(language)
  i18n.loadAndActivate({ locale: language, messages: frame[`./languages/${language}/frame.po`]! })
}
