import { indianMobile, latinDigits } from './phone.ts'

/** A part of a text; `phone` is the number to call, if it is one. */
export interface TextPart {
  readonly text: string
  readonly phone?: string
}

/** Ten digits that begin with 6 to 9, with their prefix, or a landline with its code. */
const numbers = /(?:\+91[ -]?|0091[ -]?|0)?[6-9](?:[ ().-]?\d){9}(?!\d)|0\d{2,4}[ -]\d{6,8}(?!\d)/g

/** Returns the parts of a text, the phone numbers in it apart: `Gurdev Singh 98765 43210`. */
export function phonesInText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  // The same length: a digit stays one character.
  const latin = latinDigits(text)
  for (const { 0: found, index } of latin.matchAll(numbers)) {
    // Part of a longer number. Older browsers have no look behind.
    if (/\d/.test(latin.charAt(index - 1))) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    end = index + found.length
    const written = text.slice(index, end)
    parts.push({ text: written, phone: indianMobile(found) ?? found.replaceAll(/\D/g, '') })
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
