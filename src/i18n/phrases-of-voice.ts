import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const voice = import.meta.glob<Messages>('./languages/*/voice.po', { eager: true, import: 'messages' })

/** Adds the phrases of photos and voice notes, which load with the first tap on them. */
export function speakVoice(language: Language): void {
  i18n.load(language, voice[`./languages/${language}/voice.po`]!)
}
