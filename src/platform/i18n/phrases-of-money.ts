import { i18n, type Messages } from '@lingui/core'
import type { Language } from './words.ts'

const money = import.meta.glob<Messages>('./languages/*/money.po', { eager: true, import: 'messages' })

/** Adds the phrases of khata, cash and UPI. */
export function speakMoney(language: Language): void {
  i18n.load(language, money[`./languages/${language}/money.po`]!)
}
