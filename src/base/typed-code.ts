import { latinDigits } from './phone.ts'

/**
 * Returns the digits of a typed or pasted code: `123 456`, `123-456`, digits of any script, or a whole message with
 * exactly one run of `digits` digits, whole or in two halves. At most `digits` digits.
 */
export function typedCode(text: string, digits = 6): string {
  const latin = latinDigits(text).replaceAll(/[\p{Cf}\p{M}]/gu, '')
  const runs = [...latin.matchAll(/\d+/g)].map(([run]) => run).filter((run) => run.length === digits)
  const halves = [...latin.matchAll(/(?<!\d[\s\p{Pd}]?)(\d{3})[\s\p{Pd}](\d{3})(?![\s\p{Pd}]?\d)/gu)]
  const whole = digits === 6 ? [...runs, ...halves.map(([, first, last]) => `${first}${last}`)] : runs
  // A message may also contain a year or a phone number, and has its code once more in its last line.
  const [only, other] = new Set(whole)
  if (other === undefined && only !== undefined) return only
  return latin.replaceAll(/\D/g, '').slice(0, digits)
}

/** True for an Indian PIN code: six digits, the first not 0. */
export const isPinCode = (text: string) => /^[1-9]\d{5}$/.test(text)
