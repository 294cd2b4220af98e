import { packOf, type SearchPacks, type ShelfToFind } from '#src/base/search/pack.ts'
import type { Catalogue } from '#src/content/catalogue.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { languages, type Language, type Words } from '#src/platform/i18n/words.ts'
import { sowingMonths } from '#src/content/sowing.ts'
import { offerPackOf } from './offer-pack.ts'
import { shop } from './shop-order.ts'

/** Where the search of a language has its pack, below the site. */
export const searchPackFile = (language: Language) => `search-${language}.json`

/** Everything that the search of a language knows, from the catalogue files. */
export async function searchPackOf(language: Language): Promise<SearchPacks> {
  return { ...packOf(await shopShelves(language)), offers: await offerPackOf(language) }
}

/** All that can be found, shelf by shelf. */
export async function shopShelves(language: Language): Promise<ShelfToFind[]> {
  return (await shop()).flatMap(([address, catalogue]) => shelvesOf(address, catalogue, language))
}

const inAll = (words: Words) => languages.map((language) => words[language])

function shelvesOf(address: string, catalogue: Catalogue, language: Language): ShelfToFind[] {
  return Object.entries(catalogue.sections).map(([section, { title, pictogram, items }]) => ({
    catalogue: address,
    section,
    gated: catalogue.access === 'signed-in',
    pictogram,
    titles: inAll(title),
    catalogueTitles: inAll(catalogue.title),
    items: Object.entries(items).map(([key, item]) => ({
      id: itemId(address, key),
      name: item.name[language],
      names: inAll(item.name),
      search: item.search ?? '',
      sown: sowingMonths(item),
      price: item.price,
      amount: item.pack.amount,
      unit: item.pack.unit,
      ...(item.customer ? { customer: item.customer } : {}),
      ...(item.picture ? { picture: item.picture } : {}),
      ...(item.badge ? { badge: item.badge[language] } : {}),
    })),
  }))
}
