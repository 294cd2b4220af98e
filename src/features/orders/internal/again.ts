import type { Paise } from '#src/base/money.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { addAll, type Pieces } from '#src/features/cart/cart.ts'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { language } from '#src/platform/i18n/words.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'

/** The result of ordering again: added and skipped products. */
export interface Again {
  readonly outcome: SaveResult
  readonly put: readonly Pieces[]
  /** Those among them that cost something else now. */
  readonly repriced: readonly { readonly name: string; readonly was: Paise; readonly now: Paise }[]
  /** Names of products that are unavailable today, and of those no longer sold. */
  readonly notToday: readonly string[]
  readonly gone: readonly string[]
}

/** Adds an order's products to the cart, as far as they are sold now; all of them, or none if there is no room. */
export function orderAgain(order: Pick<Order, 'items'>): Promise<Again> {
  return answerOf(
    () => addGoodsOf(order),
    (outcome) => ({ outcome, put: [], repriced: [], notToday: [], gone: [] }),
  )
}

/** Puts all goods of an order back into the cart. Goods with an unchanged price are not marked as repriced. */
export function addBack({ items }: Pick<Order, 'items'>): Promise<SaveResult> {
  return answerOf(async () => {
    const products = await findProducts(items.map(({ product_id: id }) => id))
    const pieces = items.map(({ product_id: id, name, quantity, unit_paise: was }) => {
      const product = products.get(id)
      // The order has the price at its quantity, the cart the price of one.
      const price = product && unitPrice(product, quantity) === was ? product.price : was
      return { product: id, seen: { name: name[language()], price }, quantity }
    })
    return addAll(pieces)
  })
}

async function addGoodsOf({ items }: Pick<Order, 'items'>): Promise<Again> {
  const products = await findProducts(items.map(({ product_id: id }) => id))
  const lines = items.map(({ product_id: id, name, quantity, unit_paise: was }) => {
    const product = products.get(id)
    return { id, name: product?.name ?? name[language()], quantity, was, product }
  })
  const sold = lines.flatMap(({ product, ...line }) =>
    product?.available ? [{ ...line, price: product.price, now: unitPrice(product, line.quantity) }] : [],
  )
  const put = sold.map(({ id, name, quantity, price }) => ({ product: id, seen: { name, price }, quantity }))
  const outcome = await addAll(put)
  return {
    outcome,
    put: outcome.saved ? put : [],
    repriced: sold.filter(({ was, now }) => was !== now),
    notToday: lines.filter(({ product }) => product && !product.available).map(({ name }) => name),
    gone: lines.filter(({ product }) => !product).map(({ name }) => name),
  }
}
