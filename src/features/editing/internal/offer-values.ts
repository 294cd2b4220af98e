import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import type { Paise } from '#src/base/money.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { priceIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'
import type { ItemFact } from './open-item.ts'
import { rupeesText } from './typed-money.ts'

/** A typed offer; empty for none. */
export interface TypedOffer {
  readonly price: string
  /** Days such as 2026-11-23. */
  readonly from: string
  readonly until: string
}

export const noOffer: TypedOffer = { price: '', from: '', until: '' }

/** The names of an offer's fields. */
export const offerFields = { price: 'offer-price', from: 'offer-from', until: 'offer-until' } as const

export function typedOffer(offer: ItemFact['offer']): TypedOffer {
  return offer ? { ...offer, price: rupeesText(offer.price) } : noOffer
}

/** Returns the typed offer, or its fault, by the rules of the database. Without a first day it begins today. */
export function offerFrom(typed: TypedOffer, price: Paise): Pick<ItemFact, 'offer'> | { fault: Fault } {
  if (!Object.values(typed).some((text) => text.trim())) return { offer: null }
  const asked = priceIn(typed.price)
  const from = typed.from || indiaDay()
  const { until } = typed
  const isOver = until < indiaDay()
  if (!asked || (asked >= price && !isOver))
    return { fault: notSaved(t`The offer has to cost less than the price.`, [offerFields.price]) }
  if (!until || until < from)
    return { fault: notSaved(t`Give the last day of the offer.`, [offerFields.until]) }
  return { offer: { price: asked, from, until } }
}
