import type { CustomerType, Household } from '#src/content/catalogue.ts'
import type { Paise } from '#src/base/money.ts'
import type { Product } from './product.ts'

/** The kinds by which a shop for daily needs can be narrowed; `all` is the start. */
export const kinds = ['all', 'organic', 'non-organic', 'a2'] as const

/** How a reader has narrowed the page; it stands in the address. */
export interface Narrowing {
  readonly customer: CustomerType
  readonly category: string
  readonly kind: (typeof kinds)[number]
  readonly area: string
}

/** The narrowing that an address says; what it does not say, or says wrongly, is as at the start. */
export function narrowingOf(search: Record<string, unknown>, { categories, areas }: Household): Narrowing {
  const category = String(search['category'])
  return {
    customer: search['customer'] === 'commercial' ? 'commercial' : 'domestic',
    category: Object.hasOwn(categories, category) ? category : 'all',
    kind: kinds.find((kind) => kind === search['kind']) ?? 'all',
    area: areas.find(({ id }) => id === search['area'])?.id ?? areas[0]!.id,
  }
}

/** Whether a section is shown under a narrowing. */
export function isSectionShown(section: string, { category }: Narrowing, { categories }: Household): boolean {
  return categories[category]?.sections.includes(section) ?? true
}

/** Whether a product is shown under a narrowing. */
export function isProductShown({ item }: Product, { customer, kind }: Narrowing): boolean {
  const forCustomer = !item?.customer || item.customer === customer
  const ofKind = kind === 'all' || (item?.kind ?? 'non-organic') === kind
  return forCustomer && ofKind
}

/** What one piece costs when so many are bought: bulk prices hold from their quantity on. */
export function unitPrice({ price, item }: Pick<Product, 'price' | 'item'>, quantity: number): Paise {
  return item?.tiers?.findLast(({ from }) => quantity >= from)?.price ?? price
}
