import { t } from '@lingui/core/macro'
import type { Paise } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { rupeesText } from './typed-money.ts'
import type { PriceTier } from '#src/content/catalogue.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { priceIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'

/** A typed tier. */
export interface TypedTier {
  readonly from: string
  readonly price: string
}

export const noTier: TypedTier = { from: '', price: '' }

/** Maximum number of tiers in the database. */
export const mostTiers = 6

export function typedTiers(tiers: readonly PriceTier[]): TypedTier[] {
  return tiers.map(({ from, price }) => ({ from: String(from), price: rupeesText(price) }))
}

/** Returns the typed tiers, or their fault, by the rules of the database. */
export function tiersFrom(
  typed: readonly TypedTier[],
  price: Paise,
): { tiers: readonly PriceTier[] } | { fault: Fault } {
  const text = typed.flatMap((tier, place) =>
    tier.from.trim() || tier.price.trim() ? [{ ...tier, place }] : [],
  )
  if (!text.length)
    return { fault: notSaved(t`Leave at least one step of the price.`, [tierField('from', 0)]) }
  const tiers: PriceTier[] = []
  let last: PriceTier = { from: 1, price }
  for (const tier of text) {
    const [from, amount] = [wholeIn(tier.from), priceIn(tier.price)]
    const at = [tierField(from ? 'price' : 'from', tier.place)]
    if (!from || !amount)
      return { fault: notSaved(t`For each step give the starting quantity and the price per unit.`, at) }
    const next = { from, price: amount }
    if (next.from <= last.from)
      return {
        fault: notSaved(t`Each step begins with more than the one before.`, [tierField('from', tier.place)]),
      }
    if (next.price >= last.price)
      return { fault: notSaved(t`Each step has to cost less than the one before.`, at) }
    tiers.push((last = next))
  }
  return { tiers }
}

/** Returns the name of a tier's field. */
export function tierField(of: keyof TypedTier, place: number): string {
  return `tier-${place}-${of}`
}

function wholeIn(typed: string): number | undefined {
  const number = typedNumber(typed) ?? 0
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined
}
