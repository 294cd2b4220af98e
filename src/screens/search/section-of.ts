import { shopOutline } from 'virtual:shop-outline'
import type { OutlinedCatalogue } from '#src/content/shop-outline.ts'
import type { FoundProduct } from '#src/core/search/search.ts'

/** The section in which a product stands that was found; undefined for one that this build does not know. */
export function sectionOf({
  catalogue,
  section,
}: FoundProduct): OutlinedCatalogue['sections'][number] | undefined {
  return shopOutline.find(({ address }) => address === catalogue)?.sections.find(({ key }) => key === section)
}
