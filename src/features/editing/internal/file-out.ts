import type { PriceTier } from '#src/content/catalogue.ts'
import { csvOf } from '#src/platform/tables/csv-of.ts'
import { language, languageNames, languages, type Words } from '#src/platform/i18n/words.ts'
import type { FileColumn } from '#src/features/editing/file-words.ts'
import { rupeesText } from './typed-money.ts'
import type { Shop, ShopItem } from './shop-file.ts'

/** Columns with a cell for each language. */
export const wordColumns = ['section', 'name', 'badge', 'about'] as const
export type WordColumn = (typeof wordColumns)[number]

/** The columns in the order in which the file has them. */
const order: readonly FileColumn[] = [
  ...(['id', 'catalogue', 'section', 'name', 'price', 'pack', 'tiers', 'offer', 'from', 'until'] as const),
  ...(['available', 'badge', 'about', 'hsn', 'rate', 'version'] as const),
]

const isWordColumn = (column: FileColumn): column is WordColumn => wordColumns.some((each) => each === column)

/** Returns all that is sold as CSV, with headings in the language of the page. */
export function shopCsv(shop: Shop): string {
  const headings = order.flatMap((column) => {
    const title = shop.words.columns[column].words[language()]
    return isWordColumn(column) ? languages.map((code) => `${title} (${languageNames[code]})`) : [title]
  })
  return csvOf([headings, ...[...shop.items.values()].map((item) => rowOf(item, shop))])
}

const offerCells = (offer: ShopItem['fact']['offer']) =>
  offer
    ? { offer: offer.price / 100, from: offer.from, until: offer.until }
    : { offer: '', from: '', until: '' }

/** Returns the steps of a price as the file has them: `10: ₹38; 20: ₹35`. */
export function stepsText(tiers: readonly PriceTier[] | null): string {
  return (tiers ?? []).map(({ from, price }) => `${from}: ₹${rupeesText(price)}`).join('; ')
}

function rowOf(item: ShopItem, shop: Shop): (string | number)[] {
  const { fact } = item
  const part = shop.parts.get(item.catalogue)!
  const words: Record<WordColumn, Words | null> = {
    section: part.sections.get(item.section) ?? null,
    name: fact.name,
    badge: fact.badge,
    about: fact.about,
  }
  const cells: Record<Exclude<FileColumn, WordColumn | 'unit'>, string | number> = {
    id: item.id,
    catalogue: part.title[language()],
    price: fact.price_paise / 100,
    pack: `${fact.pack_amount} ${shop.words.units[fact.pack_unit]?.words[language()] ?? fact.pack_unit}`,
    tiers: stepsText(fact.tiers),
    ...offerCells(fact.offer),
    available: shop.words.answers[fact.available ? 'yes' : 'no'].words[language()],
    hsn: fact.tax?.hsn ?? '',
    rate: fact.tax ? fact.tax.rate_bp / 100 : '',
    // A letter in front: a spreadsheet would round so long a number.
    version: `v${shop.seen}`,
  }
  return order.flatMap((column) =>
    isWordColumn(column)
      ? languages.map((code) => words[column]?.[code] ?? '')
      : [cells[column as keyof typeof cells]],
  )
}
