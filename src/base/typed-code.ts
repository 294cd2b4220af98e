import { latinDigits } from './phone.ts'

/**
 * Returns the digits of a code as it was typed or pasted: `123 456`, `123-456`, in digits of any script, or a whole message in which exactly
 * one run of so many digits stands. At most so many digits.
 */
export function typedCode(text: string, digits = 6): string {
  const latin = latinDigits(text)
  const runs = [...latin.matchAll(/\d+/g)].map(([run]) => run).filter((run) => run.length === digits)
  // A message may hold a year or a phone number besides.
  const [only] = runs.length === 1 ? runs : []
  return only ?? latin.replaceAll(/\D/g, '').slice(0, digits)
}
