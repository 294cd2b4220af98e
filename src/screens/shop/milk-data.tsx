import { centre } from '#src/content/centre.ts'
import type { Catalogue } from '#src/content/catalogue.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { say } from '#src/i18n/words.ts'

/** What search engines read of the milk: schema.org Products with their offers, for both milks; nothing where none is sold. */
export function MilkData({ address, catalogue }: { address: string; catalogue: Catalogue }) {
  const sections = ['buffalo-milk', 'cow-milk'].flatMap((key) => catalogue.sections[key] ?? [])
  if (!sections.length) return null
  const products = sections.map((section) => {
    const [[key, item] = []] = Object.entries(section.items).filter(([name]) => name.endsWith('1-litre'))
    return {
      '@type': 'Product',
      name: say(section.title),
      sku: key && itemId(address, key),
      brand: { '@type': 'Organization', name: say(centre.name) },
      offers: {
        '@type': 'Offer',
        price: item && (item.price / 100).toFixed(2),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        areaServed: say(centre.place),
      },
    }
  })
  // No text of a person's goes in here; still, nothing in it may end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': products }).replaceAll(
    '<',
    '\\u003c',
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
