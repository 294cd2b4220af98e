import { shopOutline } from 'virtual:shop-outline'
import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
import type { CategoryId } from '#src/content/categories.ts'
import type { FoundProduct } from './search.ts'

/** Returns the section of a result; `undefined` for a product that this build does not know. */
export function sectionOf({
  catalogue,
  section,
}: FoundProduct): OutlinedCatalogue['sections'][number] | undefined {
  return shopOutline.find(({ address }) => address === catalogue)?.sections.find(({ key }) => key === section)
}

/** Returns the shelves of a category: whole catalogues by address, or single sections, `organic-store/tools`. */
export function shelvesIn(category: CategoryId): string[] {
  return shopOutline.flatMap(({ address, foundIn: { [category]: found = [] } }) =>
    found === 'all' ? [address] : found.map((section) => `${address}/${section}`),
  )
}
