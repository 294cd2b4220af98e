import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const voice = import.meta.glob<Messages>('./languages/*/voice.po', { eager: true, import: 'messages' })

/** Adds the phrases of photos, voice notes and inexact positions, which load with the first of them. */
export function speakVoice(language: Language): void {
  i18n.load(language, voice[`./languages/${language}/voice.po`]!)
}
