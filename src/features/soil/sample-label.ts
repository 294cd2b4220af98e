import { latinDigits } from '#src/base/phone.ts'

/**
 * Returns the label of a sample from a laboratory's text: `KS-7F3M2-1` from `ks 7f3m2/1`, `KS7F3M2-01` or `ks-7f3m2 1`. A
 * reference alone stays a reference, `KS-7F3M2`. `undefined` for anything else.
 */
export function labelIn(text: string): string | undefined {
  const [, code, number] =
    /^KS[\s_/.-]{0,3}([2-9A-HJKMNP-TV-Z]{5})(?:[\s_/.-]{1,3}0{0,2}([1-9][0-9]?))?$/.exec(
      latinDigits(text.normalize('NFKC'))
        .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
        .trim()
        .toUpperCase(),
    ) ?? []
  if (!code) return undefined
  return number === undefined ? `KS-${code}` : `KS-${code}-${number}`
}
