import { i18n, type Messages } from '@lingui/core'
import { messages as en } from './phrases/faults/en.po'
import { messages as hi } from './phrases/faults/hi.po'
import { messages as pa } from './phrases/faults/pa.po'
import type { Language } from './words.ts'

const faults: Record<Language, Messages> = { en, pa, hi }

/** Adds the phrases that say what went wrong, which come with their own code, to those of the frame. */
export function speakFaults(language: Language): void {
  i18n.load(language, faults[language])
}
