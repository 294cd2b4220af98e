import type { Paise } from './money.ts'

/** The amount as it stands in a field to be typed over: 300000 and 86.50, without sign and grouping. */
export function rupeesText(paise: Paise): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
