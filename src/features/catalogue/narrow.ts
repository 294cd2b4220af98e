import type { CustomerType, DeliveryArea, Household } from '#src/content/catalogue.ts'
import type { Paise } from '#src/base/money.ts'
import type { Product } from './product.ts'

/** The reader's filter of the page, stored in the address. */
export interface Narrowing {
  readonly customer: CustomerType
  readonly category: string
  /** A kind of the shop's, or `all`. */
  readonly kind: string
  /** The area's id from the address, if any; always `undefined` in a shop without areas. */
  readonly area: unknown
}

/** Parses the filter of an address; missing and invalid parts have their default. */
export function narrowingOf(search: Record<string, unknown>, household: Household): Narrowing {
  const { categories, kinds, areas } = household
  const [category, kind] = [String(search['category']), String(search['kind'])]
  return {
    customer: areas && search['customer'] === 'commercial' ? 'commercial' : 'domestic',
    category: Object.hasOwn(categories, category) ? category : 'all',
    kind: Object.hasOwn(kinds, kind) ? kind : 'all',
    // Editors change the delivery areas: the screen with the areas checks whether it is one of them.
    area: areas && search['area'],
  }
}

/** Returns the first wanted area that things are brought to; the first of all without any. */
export function areaAmong(areas: readonly DeliveryArea[], ...wanted: readonly unknown[]): DeliveryArea {
  const known = wanted.flatMap((id) => areas.find((area) => area.id === id) ?? [])
  return known[0] ?? areas[0]!
}

/** True for the default filter, under which a household sees everything that it can buy. */
export function isStart({ customer, category, kind }: Narrowing): boolean {
  return customer === 'domestic' && category === 'all' && kind === 'all'
}

/** True if a section is visible under a filter. */
export function isSectionShown(section: string, { category }: Narrowing, { categories }: Household): boolean {
  return categories[category]?.sections.includes(section) ?? true
}

/** True if a product is visible under a filter. */
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

/** Returns the price of one piece at this quantity: a bulk price applies from its quantity on. */
export function unitPrice({ price, tiers }: Pick<Product, 'price' | 'tiers'>, quantity: number): Paise {
  return tiers?.findLast(({ from }) => quantity >= from)?.price ?? price
}
