import type { CustomerType, Household } from '#src/content/catalogue.ts'
import type { Paise } from '#src/base/money.ts'
import type { Product } from './product.ts'

/** How a reader has narrowed the page; it stands in the address. */
export interface Narrowing {
  readonly customer: CustomerType
  readonly category: string
  /** A kind of the shop's, or `all`. */
  readonly kind: string
  /** What the address says, an area's id or no area at all. None where the shop names no areas. */
  readonly area: unknown
}

/** The narrowing that an address says; what it does not say, or says wrongly, is as at the start. */
export function narrowingOf(search: Record<string, unknown>, household: Household): Narrowing {
  const { categories, kinds, areas } = household
  const [category, kind] = [String(search['category']), String(search['kind'])]
  return {
    customer: areas && search['customer'] === 'commercial' ? 'commercial' : 'domestic',
    category: Object.hasOwn(categories, category) ? category : 'all',
    kind: Object.hasOwn(kinds, kind) ? kind : 'all',
    // Editors change where things are brought: whoever shows the areas looks whether it is one of them.
    area: areas && search['area'],
  }
}

/** Whether nothing is narrowed: a household sees everything that it can buy. */
export function isStart({ customer, category, kind }: Narrowing): boolean {
  return customer === 'domestic' && category === 'all' && kind === 'all'
}

/** Whether a section is shown under a narrowing. */
export function isSectionShown(section: string, { category }: Narrowing, { categories }: Household): boolean {
  return categories[category]?.sections.includes(section) ?? true
}

/** Whether a product is shown under a narrowing. */
export function isProductShown(
  { id, item }: Product,
  { customer, category, kind }: Narrowing,
  { categories, plainKind }: Household,
): boolean {
  const items = categories[category]?.items
  if (items && !items.includes(id.slice(id.indexOf('/') + 1))) return false
  const forCustomer = !item?.customer || item.customer === customer
  const ofKind = kind === 'all' || (item?.kind ?? plainKind) === kind
  return forCustomer && ofKind
}

/** What one piece costs when so many are bought: bulk prices hold from their quantity on. */
export function unitPrice({ price, tiers }: Pick<Product, 'price' | 'tiers'>, quantity: number): Paise {
  return tiers?.findLast(({ from }) => quantity >= from)?.price ?? price
}
