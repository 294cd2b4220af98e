import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { units, type PriceTier, type Unit } from '#src/content/catalogue.ts'
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
    sound: t`Recording`,
  }
  return names[field] ?? t`Page text`
}

const days = new Set(['away_until', 'day'])

/** Returns the readable value of a field of an edit. */
export function fieldText(field: string, value: unknown): string {
  if (days.has(field)) return value ? String(value).split('-').toReversed().join('-') : t`In stock today`
  if (value === null || value === undefined) return t`as the app has it`
  const file = fileText(field)
  if (file) return file
  if (field.endsWith('_paise')) return moneyText(Number(value))
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (field === 'pack_unit') return localize(units[value as Unit] ?? units.piece)
  return typeof value === 'object' ? partsOf(value).join(' · ') : `${value as string | number}`
}

function fileText(field: string): string {
  if (field === 'photo') return t`a photo`
  return field === 'sound' ? t`a recording` : ''
}

/** Only prices by quantity are lists. */
const partsOf = (value: object): string[] =>
  Array.isArray(value) ? value.map(tierText) : Object.values(value as Words).filter(Boolean)

const tierText = ({ from, price }: PriceTier) => t`${from} and more: ${moneyText(price)}`
