import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const desk = import.meta.glob<Messages>('./languages/*/desk.po', { eager: true, import: 'messages' })

/** Adds the phrases of those who work at the centre to those of the frame. */
export function speakDesk(language: Language): void {
  i18n.load(language, desk[`./languages/${language}/desk.po`]!)
}
