import { numberText } from './number-text.ts'

/** An amount of Indian money in whole paise; never a float of rupees. */
export type Paise = number

/** Returns rupees in paise, rounded to the nearest paisa. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100)
}

/** Returns the amount as ₹3,00,000 or ₹86.50: Latin digits, Indian grouping. */
export function moneyText(paise: Paise): string {
  const rest = Math.abs(paise) % 100
  const decimals = rest ? `.${String(rest).padStart(2, '0')}` : ''
  return `${paise < 0 ? '-' : ''}₹${numberText(Math.trunc(Math.abs(paise) / 100))}${decimals}`
}
