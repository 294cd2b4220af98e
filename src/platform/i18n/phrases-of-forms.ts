import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const forms = import.meta.glob<Messages>('./languages/*/forms.po', { eager: true, import: 'messages' })

/** Adds the phrases of the forms and of My requests, which load with their own code. */
export function speakForms(language: Language): void {
  i18n.load(language, forms[`./languages/${language}/forms.po`]!)
}
