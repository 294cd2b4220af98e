import { fill } from '#src/base/fill.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Catalogue } from './catalogue.ts'

/** A row of an item in the database; columns in the specification's snake_case. */
export interface CatalogueRow {
  id: string
  catalogue: string
  section: string
  position: number
  name: Words
  category: string
  price_paise: number
  pack_amount: number
  pack_unit: string
  badge: Words | null
  search: string
}

/** Returns the id of an item in the cart, in orders and in the database. */
export function itemId(address: string, key: string): string {
  return `${address}/${key}`
}

/** The last part but one of an item page's address; no section may have this name. */
export const itemPart = 'item'

/** Returns the bare path of an item's page. */
export function itemPath(id: string): string {
  return `/${id.replace('/', `/${itemPart}/`)}`
}

/** Returns the rows of one catalogue, in page order. */
export function rowsOf(address: string, catalogue: Catalogue): CatalogueRow[] {
  return Object.entries(catalogue.sections).flatMap(([section, { title, items, category }]) =>
    Object.entries(items).map(([key, item], position) => ({
      id: itemId(address, key),
      catalogue: address,
      section,
      position,
      name: item.name,
      category: category ?? fill(catalogue.category, { section: title.en }),
      price_paise: item.price,
      pack_amount: item.pack.amount,
      pack_unit: item.pack.unit,
      badge: item.badge ?? null,
      search: item.search ?? '',
    })),
  )
}
