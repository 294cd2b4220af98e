import type { Catalogue } from '#src/content/catalogue.ts'
import { newest, type Changes } from './product.ts'

/** The section in which an item stands: as the build has it, else as the centre added it since. */
export function sectionOfItem(catalogue: Catalogue, id: string, stored: Changes): string | undefined {
  const name = id.slice(id.indexOf('/') + 1)
  const [known] = Object.entries(catalogue.sections).find(([, { items }]) => Object.hasOwn(items, name)) ?? []
  return known ?? newest(stored).get(id)?.section
}
