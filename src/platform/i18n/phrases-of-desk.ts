import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const desk = import.meta.glob<Messages>('./languages/*/desk.po', { eager: true, import: 'messages' })

/** Adds the phrases of the staff's pages. */
export function speakDesk(language: Language): void {
  i18n.load(language, desk[`./languages/${language}/desk.po`]!)
}
