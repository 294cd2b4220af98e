import type { Paise } from '#src/base/money.ts'
import type { Premium } from '#src/content/offers/premiums.ts'

/** The rates that can be reckoned with: the lowest, the one in the middle, the highest. */
export function ratesOf({ from, to }: Pick<Premium, 'from' | 'to'>): readonly [number, number, number] {
  return [from, (from + to) / 2, to]
}

/** What is paid for insuring an amount at a rate in percent, and a twelfth of that. */
export function premiumOf(amount: Paise, rate: number): { readonly whole: Paise; readonly monthly: Paise } {
  const whole = Math.round((amount * rate) / 100)
  return { whole, monthly: Math.round(whole / 12) }
}
