import { findCatalogue } from '#src/content/find.ts'
import { findProducts } from '#src/core/catalogue/stored-catalogue.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { favouriteIds } from './favourites.ts'

/** A current product on a personal shelf. */
export interface OwnProduct {
  readonly product: Product
  /** True where only people who are signed in may buy. */
  readonly gated: boolean
}

/** The current user's favorites and purchases, as far as still sold. */
export interface OwnShelves {
  readonly favourites: readonly OwnProduct[]
  readonly bought: readonly OwnProduct[]
}

const mostBought = 24

/** Orders that bought nothing, or nothing yet. */
const notBought: readonly string[] = ['awaiting_payment', 'cancelled', 'refunded']

/** Observes both shelves, from the phone alone. */
export function watchOwnShelves() {
  return watchOutbox(async (): Promise<OwnShelves> => {
    const [favorites, bought] = await Promise.all([favouriteIds(), boughtLately()])
    const [favourites, previous] = await Promise.all([
      onShelf(favorites),
      onShelf(bought.filter((id) => !favorites.includes(id))),
    ])
    return { favourites, bought: previous }
  })
}

/** Returns the products that the signed-in user bought, each once, latest first; none for a guest. */
export async function boughtLately(): Promise<readonly string[]> {
  const person = await currentPerson()
  if (!person) return []
  const orders = (await outbox.orders.where({ account: person.id }).toArray()) as unknown as Order[]
  const ids = orders
    .filter(({ kind, state }) => kind !== 'training' && !notBought.includes(state))
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .flatMap(({ items }) => items.map(({ product_id: id }) => id))
  return [...new Set(ids)].slice(0, mostBought)
}

async function onShelf(ids: readonly string[]): Promise<OwnProduct[]> {
  const products = await findProducts(ids)
  const found = ids.flatMap((id) => products.get(id) ?? [])
  return Promise.all(
    found.map(async (product) => ({
      product,
      gated: (await findCatalogue(product.id.split('/')[0]!))?.access === 'signed-in',
    })),
  )
}
