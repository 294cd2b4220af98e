/**
 * An Indian mobile number as it is kept everywhere: +91 and ten digits that begin with 6 to 9. Reads what people
 * write: spaces, dashes, a leading 0 or 91, Gurmukhi and Devanagari digits. Nothing for what is no such number.
 */
export function indianMobile(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/[\s().-]/g, '')
  const [, number] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits) ?? []
  return number && `+91${number}`
}

/** The text with Gurmukhi and Devanagari digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[०-९੦-੯]/g, (digit) => String((digit.codePointAt(0)! % 16) - 6))
}

/** The number as people read it aloud: +91 90000 00001. */
export function phoneText(number: string): string {
  return number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}
