import { t } from '@lingui/core/macro'
import { rupees, type Paise } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { rupeesText } from '#src/base/typed-money.ts'
import type { PriceTier } from '#src/content/catalogue.ts'
import { amountIn } from './amount-in.ts'

/** A step of the price as it is typed. */
export interface TypedTier {
  readonly from: string
  readonly price: string
}

export const noTier: TypedTier = { from: '', price: '' }

/** As many as the database takes. */
export const mostTiers = 6

export function typedTiers(tiers: readonly PriceTier[]): TypedTier[] {
  return tiers.map(({ from, price }) => ({ from: String(from), price: rupeesText(price) }))
}

/** The steps that were typed, below the price of one; or what is wrong with them, as the database would say. */
export function tiersFrom(
  typed: readonly TypedTier[],
  price: Paise,
): { tiers: readonly PriceTier[] } | { fault: string } {
  const said = typed.filter((tier) => tier.from.trim() || tier.price.trim())
  if (!said.length) return { fault: t`Leave at least one step of the price.` }
  const tiers: PriceTier[] = []
  let last: PriceTier = { from: 1, price }
  for (const tier of said) {
    const [from, amount] = [wholeIn(tier.from), amountIn(tier.price)]
    if (!from || !amount) return { fault: t`Write from how many on each step holds, and its rupees for one.` }
    const next = { from, price: rupees(amount) }
    if (next.from <= last.from) return { fault: t`Each step begins with more than the one before.` }
    if (next.price >= last.price) return { fault: t`Each step has to cost less than the one before.` }
    tiers.push((last = next))
  }
  return { tiers }
}

function wholeIn(typed: string): number | undefined {
  const number = typedNumber(typed) ?? 0
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined
}
