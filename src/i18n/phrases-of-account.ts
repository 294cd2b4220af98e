import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const account = import.meta.glob<Messages>('./languages/*/account.po', { eager: true, import: 'messages' })

/**
 * Adds the phrases of signing in, the profile, the cart, orders and updates, which come with their own code, to those
 * of the frame.
 */
export function speakAccount(language: Language): void {
  i18n.load(language, account[`./languages/${language}/account.po`]!)
}
