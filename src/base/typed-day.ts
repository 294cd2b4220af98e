import { cleanText } from './clean-text.ts'
import { latinDigits } from './phone.ts'

/**
 * Returns YYYY-MM-DD from a date field's value or from typed text (21/11/2026, 21-11-26, 21 11 2026, in digits of any
 * script). Returns the cleaned text if it is no valid date, so that validation reports it.
 */
export function typedDay(text: string): string {
  const plain = cleanText(latinDigits(text.normalize('NFKC')), false).replaceAll(/[\p{Pd}\u2212]/gu, '-')
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? []
  if (year && month && day) return dayOf(year, month, day) ?? plain
  const parted = plain.replaceAll(/[./\s-]+/g, '-')
  const [, first, second, last] = /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/.exec(parted) ?? []
  if (!first || !second || !last) return plain
  return dayOf(last.length === 2 ? `20${last}` : last, second, first) ?? plain
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const [m, d] = [month.padStart(2, '0'), day.padStart(2, '0')]
  const date = new Date(`${year}-${m}-${d}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(d) ? `${year}-${m}-${d}` : undefined
}
