import type { Words } from '#src/i18n/words.ts'
import type { Catalogue } from './catalogue.ts'

/** One item as the database keeps it; columns as in the specification's snake_case. */
export interface CatalogueRow {
  id: string
  catalogue: string
  section: string
  position: number
  name_en: string
  name_pa: string
  name_hi: string
  category: string
  price_paise: number
  pack_amount: number
  pack_unit: string
  badge_en: string | null
  badge_pa: string | null
  badge_hi: string | null
  search: string
}

/** The id of an item everywhere: in the cart, in orders, in the database. */
export function itemId(address: string, key: string): string {
  return `${address}/${key}`
}

/** The rows of one catalogue, in the order in which the page shows them. */
export function rowsOf(address: string, catalogue: Catalogue): CatalogueRow[] {
  return Object.entries(catalogue.sections).flatMap(([section, { title, items, category }]) =>
    Object.entries(items).map(([key, item], position) => ({
      id: itemId(address, key),
      catalogue: address,
      section,
      position,
      name_en: item.name.en,
      name_pa: item.name.pa,
      name_hi: item.name.hi,
      category: category ?? catalogue.category.replace('{section}', title.en),
      price_paise: item.price,
      pack_amount: item.pack.amount,
      pack_unit: item.pack.unit,
      ...badgeColumns(item.badge),
      search: item.search ?? '',
    })),
  )
}

function badgeColumns(badge: Words | undefined) {
  return { badge_en: badge?.en ?? null, badge_pa: badge?.pa ?? null, badge_hi: badge?.hi ?? null }
}
