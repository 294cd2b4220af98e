import type { Paise } from '#src/base/money.ts'

/** Returns the amount as an editable text: 300000 or 86.50, without sign and grouping. */
export function rupeesText(paise: Paise): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
