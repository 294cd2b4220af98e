import { t } from '@lingui/core/macro'
import { moneyText, rupees, type Paise } from '#src/base/money.ts'
import { numberText } from '#src/base/number-text.ts'
import { typedAmount, typedNumber } from '#src/base/typed-number.ts'

/** The largest price in paise and the largest pack that the database takes of an editor (`edited_paise`, `edit_item`). */
export const [mostPaise, mostInPack] = [100_000_000, 1_000_000]

/** Parses a price in rupees into whole paise; `undefined` for anything that the database refuses. */
export function priceIn(typed: string): Paise | undefined {
  const amount = typedAmount(typed, mostPaise / 100)
  return amount === undefined ? undefined : rupees(amount)
}

/** Parses the content of a pack, with at most three decimals. */
export const packIn = (typed: string): number | undefined => typedAmount(typed, mostInPack, 3)

/** Returns a hint if a price is too large; `undefined` otherwise. */
export function abovePrice(typed: string): string | undefined {
  return above(typed, mostPaise / 100, moneyText(mostPaise))
}

/** Same for a pack. */
export function abovePack(typed: string): string | undefined {
  return above(typed, mostInPack, numberText(mostInPack))
}

function above(typed: string, limit: number, most: string): string | undefined {
  return (typedNumber(typed) ?? 0) > limit ? t`Write at most ${most}.` : undefined
}
