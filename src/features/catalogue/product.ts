import { indiaDay } from '#src/base/day.ts'
import type { Catalogue, CatalogueItem, CatalogueSection, Pack, PriceTier } from '#src/content/catalogue.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { itemId } from '#src/content/catalogue-rows.ts'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import type { StoredItem } from '#src/platform/device/database.ts'
import { language, localize } from '#src/platform/i18n/words.ts'

/** A product in the page's language: the build's item with the centre's changes. */
export interface Product {
  readonly id: string
  readonly name: string
  /** In paise, as long as an offer holds that of the offer. */
  readonly price: number
  /** The price before and after an offer that holds today, and its last day in India. */
  readonly offer?: { readonly instead: number; readonly until: string } | undefined
  /** Prices of one piece by quantity; below the first, `price` applies. */
  readonly tiers?: readonly PriceTier[] | undefined
  readonly pack: Pack
  readonly badge?: string | null | undefined
  /** A drawing of src/content/pictures: its own, another's that looks so, or a neutral one of its pack. */
  readonly picture: string
  /** The hash of an editor's photo, which goes before the drawing. */
  readonly photo?: string | null | undefined
  /** As its section in the catalogue. */
  readonly perishable?: boolean | undefined
  readonly available: boolean
  /** So many are left by the last word of the centre; `undefined` while there are plenty, or nobody counts. */
  readonly left?: number | undefined
  /** The day on which a product that is unavailable today returns. */
  readonly back?: string | undefined
  /** An editor's description, which replaces the build's. */
  readonly about?: string | undefined
  /** The build's own words about it; none for a product that an editor added since. */
  readonly item?: CatalogueItem | undefined
}

/** Stored changes of a catalogue, by item id. */
export type Changes = ReadonlyMap<string, StoredItem>

/** Returns a section's products in order, with changes and additions applied and retired ones removed. */
export function productsOf(
  address: string,
  key: string,
  section: CatalogueSection,
  stored: Changes,
): Product[] {
  const changes = newest(stored)
  const known = Object.entries(section.items).map(([name, item]) => {
    const id = itemId(address, name)
    return withChange(ofContent(id, item, section), changes.get(id), section)
  })
  const ids = new Set(known.map((product) => product?.id))
  const added = [...changes.values()]
    .filter((change) => change.catalogue === address && change.section === key && !ids.has(change.id))
    .toSorted((a, b) => a.position - b.position)
    .map((change) => withChange(undefined, change, section))
  return [...known, ...added].filter((product) => product !== undefined)
}

/** Returns a product by its id; `undefined` if the catalogue does not have it or no longer sells it. */
export function productIn(
  address: string,
  catalogue: Catalogue,
  id: string,
  stored: Changes,
): Product | undefined {
  const name = id.slice(address.length + 1)
  const sections = Object.entries(catalogue.sections)
  const [, known] = sections.find(([, { items }]) => Object.hasOwn(items, name)) ?? []
  const item = known?.items[name]
  const change = newest(stored).get(id)
  const shelf: Shelf = known ?? catalogue.sections[change?.section ?? ''] ?? {}
  return withChange(item && ofContent(id, item, shelf), change, shelf)
}

// Unavailability is synced to phones and never built in: a built page would show it for ever. Neither are counts.
const buildChanges: Changes = new Map(
  __CATALOGUE_CHANGES__.map((item) => [item.id, { ...item, away_until: null, left: null }]),
)

/** Returns the stored changes, completed by the changes known at build time. */
export function newest(stored: Changes, built = buildChanges): Changes {
  if (!built.size) return stored
  const newer = [...stored].filter(([id, { version }]) => version >= (built.get(id)?.version ?? 0))
  return new Map([...built, ...newer])
}

/** Properties that a product inherits from its section or catalogue. */
type Shelf = { readonly perishable?: boolean | undefined }

function ofContent(id: string, item: CatalogueItem, { perishable }: Shelf): Product {
  return {
    id,
    name: localize(item.name),
    price: item.price,
    tiers: item.tiers,
    pack: item.pack,
    badge: item.badge && localize(item.badge),
    picture: item.picture ?? id,
    perishable,
    available: true,
    item,
  }
}

/** Returns the product with the centre's change; `undefined` if it is retired, unchanged without a change. */
export function withChange(
  product: Product | undefined,
  change: StoredItem | undefined,
  { perishable }: Shelf,
): Product | undefined {
  if (!change) return product
  if (change.retired || !Object.hasOwn(units, change.pack_unit)) return undefined
  const pack = { amount: change.pack_amount, unit: change.pack_unit as Unit }
  return {
    id: change.id,
    name: change.name[language()],
    ...priceNow(change, change.tiers ?? product?.tiers),
    pack,
    badge: change.badge?.[language()],
    picture: product?.picture ?? neutralPicture(pack),
    perishable,
    photo: change.photo,
    ...availableOrReturning(change),
    about: change.about?.[language()],
    item: product?.item,
  }
}

/** Returns what one costs today, by the clock of the centre; steps that cost no less than an offer are none while it holds. */
export function priceNow(
  { price_paise: instead, offer }: Pick<StoredItem, 'price_paise' | 'offer'>,
  tiers: Product['tiers'],
): Pick<Product, 'price' | 'tiers' | 'offer'> {
  const today = indiaDay()
  if (!offer || offer.price >= instead || today < offer.from || today > offer.until)
    return { price: instead, tiers }
  const lower = tiers?.filter(({ price }) => price < offer.price)
  const { price, until } = offer
  return { price, tiers: lower?.length ? lower : undefined, offer: { instead, until } }
}

function availableOrReturning(change: StoredItem): Pick<Product, 'available' | 'back' | 'left'> {
  const { left } = change
  const back = awayUntil(change) ?? expectedOn(change)
  return {
    available: isThere(change),
    back: change.available ? back : undefined,
    ...(typeof left === 'number' && { left }),
  }
}

/** True if a product can be ordered by the last word of the centre. */
export function isThere(change: Pick<StoredItem, 'available' | 'away_until' | 'left'>): boolean {
  return change.available && !awayUntil(change) && change.left !== 0
}

/** The day on which a product that is sold out is expected; a day that has come says nothing any more. */
function expectedOn({ left, back_on: day }: StoredItem): string | undefined {
  return left === 0 && day && day > indiaDay() ? day : undefined
}

/**
 * Returns the day on which an unavailable product returns; `undefined` if it is available. Only tomorrow is ever written: a
 * later day shows that the phone's clock is behind, and would keep the product away for as long.
 */
export function awayUntil({ away_until: day }: Pick<StoredItem, 'away_until'>): string | undefined {
  return day && day > indiaDay() && day <= indiaDay(1) ? day : undefined
}
