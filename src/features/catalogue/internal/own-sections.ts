import type { Catalogue, CatalogueSection } from '#src/content/catalogue.ts'
import type { StoredItem } from '#src/platform/device/database.ts'

/** A catalogue with the sections that the centre made for products of its own; the newest name of each counts. */
export function withOwnSections<T extends object>(
  content: T,
  address: string,
  stored: readonly StoredItem[],
): T {
  const { sections, pictogram } = content as Partial<Catalogue>
  if (!sections || !pictogram) return content
  const own: Record<string, CatalogueSection> = {}
  for (const { catalogue, section, section_title: title, retired } of stored.toSorted(
    (a, b) => a.version - b.version,
  ))
    if (title && !retired && catalogue === address && !Object.hasOwn(sections, section))
      own[section] = { title, pictogram, items: {} }
  return Object.keys(own).length ? { ...content, sections: { ...sections, ...own } } : content
}
