import type { Paise } from './money.ts'

/** Returns the yearly premium for an insured amount at a rate in percent, and a twelfth of it. */
export function premiumOf(amount: Paise, rate: number): { readonly whole: Paise; readonly monthly: Paise } {
  const whole = Math.round((amount * rate) / 100)
  return { whole, monthly: Math.round(whole / 12) }
}
