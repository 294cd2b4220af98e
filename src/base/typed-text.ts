import { cleanText } from './clean-text.ts'
import { latinDigits } from './phone.ts'

/** The kind of a field's content for cleaning. `secret` is a password, in which every character counts. */
export type FieldKind = 'secret' | 'digits' | 'phone' | 'email' | 'lines' | 'line'

/**
 * Returns the text trimmed and without invisible characters. Digits and phones get Latin digits; an e-mail address
 * loses blanks.
 */
export function cleanedAs(kind: FieldKind, typed: string): string {
  if (kind === 'secret') return typed.trim()
  const text = cleanText(typed, kind === 'lines')
  if (kind === 'digits') return latinDigits(text).replaceAll(/[\s\p{Pd}\p{Cf}\p{M}]/gu, '')
  if (kind === 'phone') return latinDigits(text)
  return kind === 'email' ? text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '') : text
}
