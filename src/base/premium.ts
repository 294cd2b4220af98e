import type { Paise } from './money.ts'

/** What is paid for insuring an amount at a rate in percent, and a twelfth of that. */
export function premiumOf(amount: Paise, rate: number): { readonly whole: Paise; readonly monthly: Paise } {
  const whole = Math.round((amount * rate) / 100)
  return { whole, monthly: Math.round(whole / 12) }
}
