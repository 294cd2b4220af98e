import { t } from '@lingui/core/macro'
import type { Paise } from '#src/base/money.ts'
import { rupeesText } from './typed-money.ts'
import { noWords, type ItemFact, type ItemOrigin } from './open-item.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { abovePack, abovePrice, packIn, priceIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'
import { offerFrom, typedOffer, type TypedOffer } from './offer-values.ts'
import { tiersFrom, typedTiers, type TypedTier } from './tier-values.ts'
import { isBlank, isSameWords, untranslatedIn, trimmed } from './words-fields.tsx'

/** The typed form of a product. */
export interface TypedItem {
  readonly name: Words
  readonly price: string
  readonly packAmount: string
  readonly packUnit: string
  readonly badge: Words
  readonly about: Words
  readonly available: boolean
  readonly photo: string | null
  /** Empty if one price holds for all quantities. */
  readonly tiers: readonly TypedTier[]
  readonly offer: TypedOffer
}

/** Returns the initial values of the form. */
export function typedFrom(fact: ItemFact, { about }: ItemOrigin): TypedItem {
  return {
    name: fact.name,
    price: rupeesText(fact.price_paise),
    packAmount: String(fact.pack_amount),
    packUnit: fact.pack_unit,
    badge: fact.badge ?? noWords,
    about: fact.about ?? about ?? noWords,
    available: fact.available,
    photo: fact.photo,
    tiers: typedTiers(fact.tiers ?? []),
    offer: typedOffer(fact.offer),
  }
}

/** Returns the typed product in the centre's format, or its fault. */
export function itemFrom(typed: TypedItem, origin: ItemOrigin): { fact: ItemFact } | { fault: Fault } {
  const amounts = amountsFrom(typed)
  if ('fault' in amounts) return amounts
  const { price, packAmount } = amounts
  const prices = pricesFrom(typed, price, origin)
  if ('fault' in prices) return prices
  const fault =
    untranslatedIn(typed.name, 'name') ??
    partlyTranslated(typed.badge, 'badge') ??
    partlyTranslated(typed.about, 'about')
  if (fault) return { fault }
  const about = textIn(typed.about)
  return {
    fact: {
      name: trimmed(typed.name),
      price_paise: price,
      pack_amount: packAmount,
      pack_unit: typed.packUnit,
      badge: textIn(typed.badge),
      // Text that equals the app's own is not stored as an editor's.
      about: about && origin.about && isSameWords(about, origin.about) ? null : about,
      available: typed.available,
      photo: typed.photo,
      ...prices,
    },
  }
}

/** Returns the other prices of a product, by quantity and by day, or their fault. */
function pricesFrom(
  { tiers, offer }: TypedItem,
  price: Paise,
  { hasSteps }: ItemOrigin,
): Pick<ItemFact, 'tiers' | 'offer'> | { fault: Fault } {
  const isStepped = hasSteps || tiers.some((tier) => tier.from.trim() || tier.price.trim())
  const stepped = isStepped && tiers.length ? tiersFrom(tiers, price) : { tiers: null }
  if ('fault' in stepped) return stepped
  const offered = offerFrom(offer, price)
  return 'fault' in offered ? offered : { tiers: stepped.tiers, offer: offered.offer }
}

function amountsFrom({
  price: rupees,
  packAmount: pack,
}: TypedItem): { price: Paise; packAmount: number } | { fault: Fault } {
  const [price, packAmount] = [priceIn(rupees), packIn(pack)]
  if (!price)
    return { fault: notSaved(abovePrice(rupees) ?? t`Write the price in rupees, as in 86.50.`, ['price']) }
  return packAmount
    ? { price, packAmount }
    : { fault: notSaved(abovePack(pack) ?? t`Write how much is in a pack.`, ['packAmount']) }
}

/** Returns the fault of an optional text that is missing in some languages only. */
const partlyTranslated = (words: Words, name: string) =>
  isBlank(words) ? undefined : untranslatedIn(words, name)

const textIn = (words: Words) => (isBlank(words) ? null : trimmed(words))
