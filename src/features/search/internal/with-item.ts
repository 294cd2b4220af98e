import type { Catalogue } from '#src/content/catalogue.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import type { FoundProduct } from './search.ts'

/** Returns a result with its catalogue's facts besides name and price: safety, tiers, customer type. */
export function withItem({ product, section }: FoundProduct, catalogue: Catalogue): Product {
  const item = catalogue.sections[section]?.items[product.id.slice(product.id.indexOf('/') + 1)]
  return item
    ? { ...product, item, tiers: product.offer ? product.tiers : (product.tiers ?? item.tiers) }
    : product
}
