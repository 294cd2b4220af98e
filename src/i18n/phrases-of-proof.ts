import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const proof = import.meta.glob<Messages>('./languages/*/proof.po', { eager: true, import: 'messages' })

/** Adds the phrases of the page /proof, which load with its simulator. */
export function speakProof(language: Language): void {
  i18n.load(language, proof[`./languages/${language}/proof.po`]!)
}
