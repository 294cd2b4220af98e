import type { Words } from '#src/i18n/words.ts'
import type { Catalogue } from './catalogue.ts'

/** One item as the database keeps it; columns as in the specification's snake_case. */
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

/** The id of an item everywhere: in the cart, in orders, in the database. */
export function itemId(address: string, key: string): string {
  return `${address}/${key}`
}

/** The last part but one of the address of every item's own page; no section may be called so. */
export const itemPart = 'item'

/** The bare path of an item's own page. */
export function itemPath(id: string): string {
  return `/${id.replace('/', `/${itemPart}/`)}`
}

/** The rows of one catalogue, in the order in which the page shows them. */
export function rowsOf(address: string, catalogue: Catalogue): CatalogueRow[] {
  return Object.entries(catalogue.sections).flatMap(([section, { title, items, category }]) =>
    Object.entries(items).map(([key, item], position) => ({
      id: itemId(address, key),
      catalogue: address,
      section,
      position,
      name: item.name,
      category: category ?? catalogue.category.replace('{section}', title.en),
      price_paise: item.price,
      pack_amount: item.pack.amount,
      pack_unit: item.pack.unit,
      badge: item.badge ?? null,
      search: item.search ?? '',
    })),
  )
}
