/** An amount of Indian money in whole paise; never a float of rupees. */
export type Paise = number

/** The paise in an amount of rupees, rounded to the nearest paisa. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100)
}

// Made once: to make it takes a slow phone longer than to draw the card that it is for.
const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** The amount as people write it: ₹3,00,000 and ₹86.50, Latin digits, Indian grouping. */
export function moneyText(paise: Paise): string {
  return inRupees.format(paise / 100)
}
