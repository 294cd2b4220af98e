/** An amount of Indian money in whole paise; never a float of rupees. */
export type Paise = number

/** The paise in an amount of rupees, rounded to the nearest paisa. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100)
}

/**
 * The amount as people write it: ₹3,00,000 and ₹86.50, Latin digits, Indian grouping. By hand, because the first
 * `Intl.NumberFormat` of a page keeps a slow phone for 50 ms, and prices are on the first page.
 */
export function moneyText(paise: Paise): string {
  const [whole, rest] = [Math.trunc(Math.abs(paise) / 100), Math.abs(paise) % 100]
  const grouped = String(whole).replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return `${paise < 0 ? '-' : ''}₹${grouped}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
