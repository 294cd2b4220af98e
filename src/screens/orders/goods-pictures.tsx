import type { Unit } from '#src/content/catalogue.ts'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { ProductPicture } from '#src/screens/photos/product-picture.tsx'
import { useObservable } from '#src/ui/use-observable.ts'

type Picture = Pick<Product, 'picture' | 'photo'>
type Line = Pick<Order['items'][number], 'product_id' | 'pack_amount' | 'pack_unit'>

const none: ReadonlyMap<string, Product> = new Map()

/** As many stand in a list before the rest is counted. */
const shown = 4

/** Answers how each line of an order looks: as on the shelf while it is sold, by its pack after that. */
export function useGoodsPictures(ids: readonly string[]): (line: Line) => Picture {
  const products = useObservable(
    ids.join(' '),
    () => import('#src/core/catalogue/stored-catalogue.ts').then(({ watchProducts }) => watchProducts(ids)),
    none,
  )
  return (line) => products.get(line.product_id) ?? { picture: pictureOf(line) }
}

/** A training is no product of the shop; of one that is no longer sold only the pack is known. */
function pictureOf({ product_id: id, pack_amount: amount, pack_unit: unit }: Line): string {
  if (id.startsWith('training')) return 'heads/training'
  return neutralPicture({ amount: amount ?? 1, unit: (unit ?? 'kg') as Unit })
}

/** What an order is of, as pictures: the first few, and how many more there are. Hidden from readers, who hear the names. */
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
