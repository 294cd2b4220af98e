import { cleanText } from './clean-text.ts'

/**
 * Returns an Indian mobile number in the stored form: +91 and ten digits that begin with 6 to 9. Accepts blanks,
 * brackets, quotes, dashes, `tel:`, a leading 0, 91, 0091 or +91 with a 0 after it, digits of any script, and
 * invisible characters. `undefined` for any other text.
 */
export function indianMobile(text: string): string | undefined {
  const digits = latinDigits(cleanText(text, false))
    .replaceAll(/[^\p{L}\p{N}+]/gu, '')
    .replace(/^tel/i, '')
  const [, number] = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(digits) ?? []
  return number && `+91${number}`
}

/**
 * Returns the text with Latin digits in place of Indian, Arabic, Persian and full-width ones, and a plain plus in
 * place of a full-width one.
 */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/(?=\p{Nd})[\u0900-\u0dff]/gu, (digit) => String((digit.codePointAt(0)! % 16) - 6))
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.codePointAt(0)! % 16))
    .replaceAll('＋', '+')
}

/** Returns a number as people read it aloud, however it is stored; unchanged if it is no Indian mobile number. */
export function readablePhone(number: string): string {
  return phoneText(indianMobile(number) ?? number)
}

/** Returns the number as people read it aloud: +91 90000 00001. */
export function phoneText(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}
