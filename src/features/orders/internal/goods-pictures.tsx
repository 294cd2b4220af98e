import type { Unit } from '#src/content/catalogue.ts'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import type { OrderContent } from '#src/features/orders/order-content.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'

type Picture = Pick<Product, 'picture' | 'photo'>
type Line = Pick<OrderContent['items'][number], 'product_id' | 'pack_amount' | 'pack_unit'>

const none: ReadonlyMap<string, Product> = new Map()

/** Number of pictures before the rest is counted. */
const shown = 4

/** Returns a function for the picture of an order's line: as in the shop while it is sold, otherwise by its pack. */
export function useGoodsPictures(ids: readonly string[]): (line: Line) => Picture {
  const products = useObservable(
    ids.join(' '),
    () =>
      import('#src/features/catalogue/stored-catalogue.ts').then(({ watchProducts }) => watchProducts(ids)),
    none,
  )
  return (line) => products.get(line.product_id) ?? { picture: pictureOf(line) }
}

/** A training is no product of the shop; of a retired product only the pack is known. */
function pictureOf({ product_id: id, pack_amount: amount, pack_unit: unit }: Line): string {
  if (id.startsWith('training')) return 'heads/training'
  if (id.startsWith('booking')) return 'heads/farm-equipment'
  return neutralPicture({ amount: amount ?? 1, unit: (unit ?? 'kg') as Unit })
}

/**
 * The goods of an order as pictures: the first few, and the number of others. Hidden from screen readers, which speak
 * the names.
 */
export function GoodsPictures({ items }: Pick<Order, 'items'>) {
  const first = items.slice(0, shown)
  const looks = useGoodsPictures(first.map(({ product_id: id }) => id))
  const more = items.length - first.length
  return (
    <span className="flex flex-wrap items-center gap-2" aria-hidden="true">
      {first.map((item) => (
        <ProductPicture key={item.product_id} product={looks(item)} className="size-14" />
      ))}
      {more > 0 && <strong className="text-muted">+{more}</strong>}
    </span>
  )
}
