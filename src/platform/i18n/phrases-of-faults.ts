import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const faults = import.meta.glob<Messages>('./languages/*/faults.po', { eager: true, import: 'messages' })

/** Adds the phrases of failures, which load with their own code. */
export function speakFaults(language: Language): void {
  i18n.load(language, faults[`./languages/${language}/faults.po`]!)
}
