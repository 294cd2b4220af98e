import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const listen = import.meta.glob<Messages>('./languages/*/listen.po', { eager: true, import: 'messages' })

/** Adds the phrases of Listen, which load with its question or its settings. */
export function speakListen(language: Language): void {
  i18n.load(language, listen[`./languages/${language}/listen.po`]!)
}
