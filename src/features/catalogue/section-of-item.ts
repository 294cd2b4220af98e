import type { Catalogue } from '#src/content/catalogue.ts'
import { newest, type Changes } from './product.ts'

/** Returns the section of an item: the build's, else the one in which the centre added it. */
export function sectionOfItem(catalogue: Catalogue, id: string, stored: Changes): string | undefined {
  const name = id.slice(id.indexOf('/') + 1)
  const [known] = Object.entries(catalogue.sections).find(([, { items }]) => Object.hasOwn(items, name)) ?? []
  return known ?? newest(stored).get(id)?.section
}
