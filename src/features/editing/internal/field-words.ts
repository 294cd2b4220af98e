import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import { moneyText } from '#src/base/money.ts'
import { units, type PriceTier, type Unit } from '#src/content/catalogue.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { byPhone, pausedWords } from '#src/features/catalogue/rate-lines.ts'
import type { ItemFact } from './open-item.ts'
import type { ItemTax } from './originals.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** Returns the name of a field of an edit. */
export function fieldName(field: string): string {
  const names: Record<string, string> = {
    name: t`Name`,
    price_paise: t`Price`,
    pack_amount: t`Amount in a pack`,
    pack_unit: t`Unit`,
    badge: t`Label on the card`,
    about: t`Use`,
    available: t`In stock today`,
    away_until: t`Out until`,
    fee_paise: t`Delivery fee`,
    free_from_paise: t`Free from`,
    title: t`Name of the area`,
    brought: t`When it comes`,
    served: t`Delivered there`,
    retired: t`No longer sold`,
    photo: t`Photo`,
    headline: t`Title`,
    lead: t`In a few words`,
    body: t`Text`,
    day: t`Day`,
    shown: t`Shown in the blog`,
    shows: t`Description of the picture`,
    tiers: t`Price by quantity`,
    offer: t`Offer`,
    tax: t`Tax`,
    section: t`Shelf`,
    section_title: t`Name of the shelf`,
    products: t`Products`,
    undone: t`Products as before`,
    sound: t`Recording`,
    pieces: t`How many there are`,
    opens: t`Works from`,
    open_minutes: t`Hours in a day`,
    way_minutes: t`Minutes for the way`,
    hour_paise: t`Price of an hour`,
    day_paise: t`Price of a day`,
    needs: t`Booked together with`,
    paused: localize(pausedWords),
  }
  return names[field] ?? t`Page text`
}

/** Fields that no build fills. */
const nothing = new Set(['offer', 'badge'])
/** Without one it is told by phone. */
const rates = new Set(['hour_paise', 'day_paise'])
const days = new Set(['away_until', 'day'])

/** Returns the readable value of a field of an edit. */
export function fieldText(field: string, value: unknown): string {
  if (days.has(field)) return value ? String(value).split('-').toReversed().join('-') : t`In stock today`
  if (value === null || value === undefined) return unfilled(field)
  const own = texts[field]?.(value)
  if (own !== undefined) return own
  if (field.endsWith('_paise')) return moneyText(Number(value))
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  return typeof value === 'object' ? partsOf(value).join(' · ') : `${value as string | number}`
}

function unfilled(field: string): string {
  if (rates.has(field)) return localize(byPhone)
  return nothing.has(field) ? t`none` : t`as the app has it`
}

/** Values that have no text of their own, by their fields. */
const texts: Readonly<Record<string, (value: unknown) => string>> = {
  photo: () => t`a photo`,
  sound: () => t`a recording`,
  opens: (value) => String(value).slice(0, 5),
  open_minutes: (value) => String(Number(value) / 60),
  needs: (value) => (value as string[]).map(resourceName).join(' · ') || t`none`,
  offer: (value) => offerText(value as NonNullable<ItemFact['offer']>),
  tax: (value) => taxText(value as ItemTax),
  pack_unit: (value) => localize(units[value as Unit] ?? units.piece),
}

const offerText = ({ price, from, until }: NonNullable<ItemFact['offer']>) =>
  `${moneyText(price)}, ${dayText(from)} – ${dayText(until)}`

const taxText = ({ hsn, rate_bp: points }: ItemTax) => `${points / 100}%, HSN ${hsn}`

/** Only prices by quantity are lists. */
const partsOf = (value: object): string[] =>
  Array.isArray(value) ? value.map(tierText) : Object.values(value as Words).filter(Boolean)

const tierText = ({ from, price }: PriceTier) => t`${from} and more: ${moneyText(price)}`
