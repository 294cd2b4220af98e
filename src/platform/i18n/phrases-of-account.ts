import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const account = import.meta.glob<Messages>('./languages/*/account.po', { eager: true, import: 'messages' })

/** Adds the phrases of sign-in, profile, cart, orders and updates, which load with their own code. */
export function speakAccount(language: Language): void {
  i18n.load(language, account[`./languages/${language}/account.po`]!)
}
