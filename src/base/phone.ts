import { cleanText } from './clean-text.ts'

/**
 * Returns an Indian mobile number as it is stored everywhere: +91 and ten digits that begin with 6 to 9. Reads what people write or paste:
 * blanks, brackets, quotes, dashes, `tel:`, a leading 0, 91, 0091 or +91 with a 0 behind it, digits of any script, marks and characters that
 * nobody sees. `undefined` for what is no such number.
 */
export function indianMobile(text: string): string | undefined {
  const digits = latinDigits(cleanText(text, false))
    .replaceAll(/[^\p{L}\p{N}+]/gu, '')
    .replace(/^tel/i, '')
  const [, number] = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(digits) ?? []
  return number && `+91${number}`
}

/** Returns the text with the digits of Indian scripts, Arabic, Persian and full-width ones, and a full-width plus, as Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/(?=\p{Nd})[\u0900-\u0dff]/gu, (digit) => String((digit.codePointAt(0)! % 16) - 6))
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.codePointAt(0)! % 16))
    .replaceAll('＋', '+')
}

/** The number as people read it aloud: +91 90000 00001. */
export function phoneText(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}
