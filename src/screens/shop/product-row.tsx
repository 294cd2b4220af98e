import { Suspense, useState, type ReactNode } from 'react'
import { itemPath } from '#src/content/catalogue-rows.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import type { Sizes } from '#src/core/catalogue/sizes.ts'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { useQuantity } from './in-cart.ts'
import { aboutOf, Marks } from './marks.tsx'
import { Price } from './price.tsx'
import { ProductPicture } from '#src/screens/photos/product-picture.tsx'
import type { PillsProps } from './pills.tsx'
import type { ShortSafety } from './short-safety.tsx'
import { shortText } from '#src/base/short-text.ts'

// Few things come in sizes. Without the code the first size is there, and the others on pages of their own.
const Pills = lazyPart<PillsProps>(
  () => import('./pills.tsx'),
  () => null,
)

interface ProductRowProps {
  /** The product, or all sizes of it: one of them is chosen in the row. */
  sizes: Sizes
  heading: 'h2' | 'h3'
  /** Where it stands, on a page that shows more than one place. */
  place?: ReactNode
  /** What stands beside its name. */
  beside?: ReactNode
  /** What stands in the place of the way into the cart, for who may not buy it. */
  insteadOfBuying?: ReactNode
  /** How many the reader asks for; what it costs then is shown. */
  wanted?: number
  /** What draws what its label demands, where something here may have one. */
  Safety?: typeof ShortSafety | undefined
}

/** More of what an item is for is on its own page. */
const longestAbout = 40

/**
 * A product on the shelf: a row on a phone, a tile on a wide window. Its price stands beside its picture, what else is said of it below both,
 * so that rows are short. Its picture and its name lead to its own page, everything else of it is there.
 */
export function ProductRow({
  sizes,
  heading: Name,
  place,
  beside,
  insteadOfBuying,
  wanted = 1,
  Safety,
}: ProductRowProps) {
  const [chosen, setChosen] = useState(sizes[0].id)
  const product = sizes.find(({ id }) => id === chosen) ?? sizes[0]
  const inCart = useQuantity(product.id)
  const { name, item } = product
  // Two rows of one name differ in what they are for; what a name says already would be said twice.
  const about = item?.safety ? aboutOf(product) : product.about
  return (
    <li id={keyOf(sizes[0])} className="card product">
      <span className="picture">
        <ProductPicture product={product} className="size-full" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex justify-between">
          <Name className="text-base">
            <AppLink to={itemPath(product.id)} className="whole no-underline">
              {name}
            </AppLink>
          </Name>
          {beside && <div className="above -my-2">{beside}</div>}
        </div>
        <Marks product={product} />
        {place}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <Price product={product} quantity={Math.max(inCart, wanted)} />
          <div className="above">{insteadOfBuying ?? <AddToCart product={product} />}</div>
        </div>
      </div>
      <div className="basis-full empty:hidden">
        {about && <p className="text-sm text-muted">{shortText(about, longestAbout)}</p>}
        {item?.safety && Safety && <Safety safety={item.safety} />}
        {sizes.length > 1 && (
          <Suspense>
            <Pills sizes={sizes} chosen={product} onChoose={setChosen} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

export const keyOf = ({ id }: Product) => id.split('/')[1]!
