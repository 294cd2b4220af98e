/** An amount of Indian money in whole paise; never a float of rupees. */
export type Paise = number

/** The paise in an amount of rupees, rounded to the nearest paisa. */
export function rupees(amount: number): Paise {
  return Math.round(amount * 100)
}

/** The amount as people write it: ₹3,00,000 and ₹86.50, Latin digits, Indian grouping. */
export function moneyText(paise: Paise): string {
  const whole = paise % 100 === 0
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(paise / 100)
}

/** The amount as it stands in a field to be typed over: 300000 and 86.50, without sign and grouping. */
export function rupeesText(paise: Paise): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
