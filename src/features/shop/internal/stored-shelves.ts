import { findCatalogue } from '#src/content/find.ts'
import { newest, productIn, type Product } from '#src/features/catalogue/product.ts'
import { heldCatalogue } from '#src/features/catalogue/stored-catalogue.ts'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { language } from '#src/platform/i18n/words.ts'
import { favouriteIds } from './favourites.ts'

/** A current product on a personal shelf. */
export interface OwnProduct {
  readonly product: Product
  /** True where only people who are signed in may buy. */
  readonly gated: boolean
}

/** A product that the centre no longer sells. */
export interface GoneProduct {
  readonly id: string
  readonly name: string
}

/** The current user's favorites and purchases, as far as still sold. */
export interface OwnShelves {
  readonly favourites: readonly OwnProduct[]
  readonly bought: readonly OwnProduct[]
  /** Favourites that are no longer sold. */
  readonly gone: readonly GoneProduct[]
  /** True if something belongs on a shelf of which this phone does not have the product yet. */
  readonly isMoreToCome: boolean
}

const mostBought = 24

/** Orders that bought nothing, or nothing yet. */
const notBought: readonly string[] = ['awaiting_payment', 'cancelled', 'refunded']

/**
 * Observes both shelves, from the phone alone.
 *
 * @param find loads a catalogue's file, which may not be on the phone
 */
export function watchOwnShelves(find = findCatalogue) {
  return watchOutbox(async (): Promise<OwnShelves> => {
    const [favorites, bought] = await Promise.all([favouriteIds(), boughtLately()])
    const others = bought.filter((id) => !favorites.includes(id))
    const [liked, previous] = await Promise.all([onShelf(favorites, find), onShelf(others, find)])
    return {
      favourites: liked.products,
      bought: previous.products,
      gone: liked.gone,
      isMoreToCome: liked.isMoreToCome || previous.isMoreToCome,
    }
  })
}

/** Returns the products that the signed-in user bought, each once, latest first; none for a guest. */
export async function boughtLately(): Promise<readonly string[]> {
  const person = await currentPerson()
  if (!person) return []
  const orders = (await outbox.orders.where({ account: person.id }).toArray()) as unknown as Order[]
  const ids = orders
    .filter((order) => hasGoods(order) && !notBought.includes(order.state))
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .flatMap(({ items }) => items.map(({ product_id: id }) => id))
  return [...new Set(ids)].slice(0, mostBought)
}

interface Shelf {
  readonly products: readonly OwnProduct[]
  readonly gone: readonly GoneProduct[]
  readonly isMoreToCome: boolean
}

async function onShelf(ids: readonly string[], find: typeof findCatalogue): Promise<Shelf> {
  const addresses = [...new Set(ids.map(addressOf))]
  const held = new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await heldCatalogue(address, find)] as const),
    ),
  )
  const products: OwnProduct[] = []
  const gone: GoneProduct[] = []
  for (const id of ids) {
    const address = addressOf(id)
    const { catalogue, changes } = held.get(address)!
    const product = catalogue && productIn(address, catalogue, id, changes)
    const row = newest(changes).get(id)
    if (product) products.push({ product, gated: catalogue.access === 'signed-in' })
    else if (row?.retired) gone.push({ id, name: row.name[language()] })
  }
  return { products, gone, isMoreToCome: products.length + gone.length < ids.length }
}

const addressOf = (id: string) => id.split('/')[0]!
