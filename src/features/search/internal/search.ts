import type { FoundItem, FoundOffer } from '#src/base/search/searcher.ts'
import { indiaDay } from '#src/base/day.ts'
import type { Question } from '#src/base/search/seek.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import { isThere, withChange, type Changes, type Product } from '#src/features/catalogue/product.ts'
import { openSearch, type Search } from '#src/platform/search/search-client.ts'
import { language } from '#src/platform/i18n/words.ts'
import { findByAmount } from './amount.ts'

export { servicesCalled } from './search-services.ts'

/** A found product with its place. */
export interface FoundProduct {
  readonly product: Product
  readonly catalogue: string
  readonly section: string
  /** True where only people who are signed in may buy. */
  readonly gated: boolean
}

/** The results of a search, with the centre's changes applied. */
export interface FoundProducts {
  /** Number of all results; the list is limited. */
  readonly total: number
  readonly products: readonly FoundProduct[]
  /** Services with that name, and whether they fit better than products. */
  readonly offers: readonly FoundOffer[]
  readonly offersFirst: boolean
}

let search: Search | undefined
let cache: Changes | undefined

/**
 * Results by product for the current changes, so that a product found again is the same object and React does
 * not render it again.
 */
let drawn = new Map<string, FoundProduct>()

/**
 * Searches products with the centre's changes applied; `undefined` if the search pack is not on the phone and
 * there is no network.
 */
export async function searchProducts(
  question: Question,
  most: number,
  changes: Changes,
): Promise<FoundProducts | undefined> {
  search ??= openSearch(`/search-${language()}.json`)
  if (changes !== cache) {
    cache = changes
    drawn = new Map()
    search.know([...changes.values()].map(changedItem))
  }
  const month = Number(indiaDay().slice(5, 7))
  const found = await findByAmount(question.text, (text) =>
    search!.search({ month, ...question, text }, most),
  )
  if (!found) return undefined
  const products = found.items.map((item) => foundProduct(item, changes))
  const { total, offers, offersFirst } = found
  return { total, offers, offersFirst, products: products.filter((product) => product !== undefined) }
}

function changedItem(change: Changes extends ReadonlyMap<string, infer Row> ? Row : never) {
  const { id, catalogue, section, name, retired } = change
  return {
    id,
    catalogue,
    section,
    name: name[language()],
    names: Object.values(name),
    price: withChange(undefined, change, {})?.price ?? change.price_paise,
    amount: change.pack_amount,
    unit: change.pack_unit,
    retired: retired || !Object.hasOwn(units, change.pack_unit),
    away: !isThere(change),
  }
}

function foundProduct(item: FoundItem, changes: Changes): FoundProduct | undefined {
  const drawnBefore = changes === cache ? drawn.get(item.id) : undefined
  if (drawnBefore) return drawnBefore
  const {
    id,
    name,
    price,
    amount,
    unit,
    badge,
    picture = neutralPicture({ amount: item.amount, unit: item.unit as Unit }),
    ...place
  } = item
  const pack = { amount, unit: unit as Unit }
  const product = withChange({ id, name, price, pack, badge, picture, available: true }, changes.get(id), {})
  if (!product) return undefined
  const { catalogue, section, gated } = place
  const made = { product, catalogue, section, gated }
  if (changes === cache) drawn.set(id, made)
  return made
}
