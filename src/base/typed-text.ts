import { cleanText } from './clean-text.ts'
import { latinDigits } from './phone.ts'

/** What a field holds, as far as cleaning goes; a `secret` is a password, of which every character counts. */
export type FieldKind = 'secret' | 'digits' | 'phone' | 'email' | 'lines' | 'line'

/** Returns a text without characters that nobody sees and blanks at the ends; of digits and phones in Latin digits, of an e-mail without blanks. */
export function cleanedAs(kind: FieldKind, typed: string): string {
  if (kind === 'secret') return typed.trim()
  const text = cleanText(typed, kind === 'lines')
  if (kind === 'digits') return latinDigits(text).replaceAll(/[\s\p{Pd}\p{Cf}\p{M}]/gu, '')
  if (kind === 'phone') return latinDigits(text)
  return kind === 'email' ? text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '') : text
}
