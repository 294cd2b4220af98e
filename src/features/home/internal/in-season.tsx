import { fill } from '#src/base/fill.ts'
import { useMemo } from 'react'
import { seasons } from 'virtual:seasons'
import { indiaDay } from '#src/base/day.ts'
import { itemPath } from '#src/content/catalogue-rows.ts'
import { months, seasonWords } from '#src/content/season-words.ts'
import { newest, withChange, type Changes, type Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AddTile } from '#src/features/shop/add-tile.tsx'
import { FootOfShop } from '#src/features/shop/foot-of-shop.tsx'
import { Price } from '#src/features/catalogue/price.tsx'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Number of items; three in a row on a phone. */
const most = 6

const nothingChanged: Changes = new Map()

/** Items of this month with prices. The built page shows the month of the build without calling it current. */
export function InSeason() {
  const isHydrated = useHydrated()
  const month = isHydrated ? Number(indiaDay().slice(5, 7)) : seasons.built
  const changes = useObservable('all catalogues', watchChanges, nothingChanged)
  const products = useMemo(() => productsOf(month, changes), [month, changes])
  const words = localize(isHydrated ? seasonWords.now : seasonWords.whenever)
  return (
    <>
      <section className="column grid gap-3 py-3">
        <h2 className="text-lg">{fill(words, { month: localize(months[month - 1]!) })}</h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(6rem,28%),1fr))] gap-2 md:grid-cols-6">
          {products.map((product) => (
            <li key={product.id} className="card relative grid content-start gap-1 p-2">
              <ProductPicture product={product} className="mx-auto size-16" />
              <Price product={product} />
              <h3 className="text-sm font-normal">
                <AppLink to={itemPath(product.id)} className="whole no-underline">
                  {product.name}
                </AppLink>
              </h3>
              <AddTile product={product} />
            </li>
          ))}
        </ul>
      </section>
      {/* Beside the section, whose grid would keep a gap for it. */}
      <FootOfShop />
    </>
  )
}

/** Returns the first items that are still sold, with current prices. */
function productsOf(month: number, stored: Changes): Product[] {
  const changes = newest(stored)
  return seasons.months[month - 1]!.map((place) => {
    const { name, ...item } = seasons.items[place]!
    const product = { ...item, name: localize(name), available: true }
    return withChange(product, changes.get(item.id), {})
  })
    .filter((product) => product?.available)
    .slice(0, most) as Product[]
}

const watchChanges = () =>
  import('#src/features/catalogue/stored-catalogue.ts').then(({ watchAllChanges }) => watchAllChanges())
