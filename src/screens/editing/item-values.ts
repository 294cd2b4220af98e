import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { rupeesText } from '#src/base/typed-money.ts'
import { noWords, type ItemFact, type ItemOrigin } from '#src/core/editing/open-item.ts'
import type { Words } from '#src/i18n/words.ts'
import type { Fault } from '#src/screens/fields/typed-form.tsx'
import { amountIn } from './amount-in.ts'
import { notSaved } from './not-saved.ts'
import { tiersFrom, typedTiers, type TypedTier } from './tier-values.ts'
import { isBlank, isSameWords, untranslatedIn, trimmed } from './words-fields.tsx'

/** The form of a product as it is typed. */
export interface TypedItem {
  readonly name: Words
  readonly price: string
  readonly packAmount: string
  readonly packUnit: string
  readonly badge: Words
  readonly about: Words
  readonly available: boolean
  readonly photo: string | null
  /** None where one price holds for all. */
  readonly tiers: readonly TypedTier[]
}

/** What stands in the form at first. */
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
  }
}

/** What was typed as the centre reads it, or what is wrong with it. */
export function itemFrom(typed: TypedItem, origin: ItemOrigin): { fact: ItemFact } | { fault: Fault } {
  const price = amountIn(typed.price)
  const packAmount = amountIn(typed.packAmount)
  if (!price) return { fault: notSaved(t`Write the price in rupees, as in 86.50.`, ['price']) }
  if (!packAmount) return { fault: notSaved(t`Write how much is in a pack.`, ['packAmount']) }
  const stepped = typed.tiers.length ? tiersFrom(typed.tiers, rupees(price)) : { tiers: null }
  if ('fault' in stepped) return stepped
  const fault =
    untranslatedIn(typed.name, 'name') ??
    partlyTranslated(typed.badge, 'badge') ??
    partlyTranslated(typed.about, 'about')
  if (fault) return { fault }
  const about = textIn(typed.about)
  return {
    fact: {
      name: trimmed(typed.name),
      price_paise: rupees(price),
      pack_amount: packAmount,
      pack_unit: typed.packUnit,
      badge: textIn(typed.badge),
      // What the app itself says is no words of an editor's.
      about: about && origin.about && isSameWords(about, origin.about) ? null : about,
      available: typed.available,
      photo: typed.photo,
      tiers: stepped.tiers,
    },
  }
}

/** What is missing in words that may be left out, but not in one language only. */
const partlyTranslated = (words: Words, name: string) =>
  isBlank(words) ? undefined : untranslatedIn(words, name)

const textIn = (words: Words) => (isBlank(words) ? null : trimmed(words))
