import type { Catalogue, CatalogueItem } from '#src/content/catalogue.ts'
import type { FactSourceName } from '#src/content/fact-sources.ts'
import { sowingMonths } from '#src/content/sowing.ts'

/** Returns where the facts of an item were read: its own source, or those of its catalogue if it has a yield or a sowing time. */
export function sourcesOf({ blocks = [] }: Catalogue, item: CatalogueItem): readonly FactSourceName[] {
  if (item.source) return [item.source]
  const hasFacts = item.yields !== undefined || sowingMonths(item).length > 0
  return hasFacts ? blocks.flatMap((block) => ('sources' in block ? block.sources : [])) : []
}
