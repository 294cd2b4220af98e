import { useState, type ReactNode } from 'react'
import { itemPath } from '#src/content/catalogue-rows.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import type { Sizes } from '#src/features/catalogue/sizes.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { useQuantity } from './in-cart.ts'
import { aboutOf, Marks } from '#src/features/shop/internal/marks.tsx'
import { Price } from '#src/features/catalogue/price.tsx'
import { ProductPicture } from '#src/features/catalogue/product-picture.tsx'
import { OutsideLink } from '#src/features/shop/internal/outside-link.tsx'
import { Pills } from '#src/features/shop/internal/pills.tsx'
import type { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { shortText } from '#src/base/short-text.ts'
import { WithEnglish } from '#src/platform/ui/with-english.tsx'

interface ProductRowProps {
  /** The product, or all its sizes, of which the row shows the chosen one. */
  sizes: Sizes
  heading: 'h2' | 'h3'
  /** Its section, on a page with several sections. */
  place?: ReactNode
  /** Content next to its name. */
  beside?: ReactNode
  /** Replaces the *Add* button for readers who may not buy it. */
  insteadOfBuying?: ReactNode
  /** The wanted quantity; its price is shown. */
  wanted?: number
  /** The component for the label's demands, on a page with labels. */
  Safety?: typeof ShortSafety | undefined
}

/** Longer texts are cut; the item's page has them whole. */
const longestAbout = 40

/**
 * A product on the shelf: a row on a phone, a tile in a wide window. The price is next to the picture, other text
 * below both, to keep rows short. Picture and name link to its page.
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
  const { name, item } = product
  // Pesticides of one name differ in their use, so it is shown; other rows show an editor's text only.
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
              <WithEnglish text={name} />
            </AppLink>
          </Name>
          <div className="above -my-2">
            {beside}
            {item?.externalLink && <OutsideLink to={item.externalLink} name={name} />}
          </div>
        </div>
        <Marks product={product} />
        {place}
        <Buying product={product} wanted={wanted} insteadOfBuying={insteadOfBuying} />
      </div>
      <div className="basis-full empty:hidden">
        {about && <p className="text-sm text-muted">{shortText(about, longestAbout)}</p>}
        {item?.safety && Safety && <Safety safety={item.safety} />}
        {sizes.length > 1 && <Pills sizes={sizes} chosen={product} onChoose={setChosen} />}
      </div>
    </li>
  )
}

/** The price, and the buttons beside it. */
function Buying({
  product,
  wanted,
  insteadOfBuying,
}: Required<Pick<ProductRowProps, 'wanted'>> &
  Pick<ProductRowProps, 'insteadOfBuying'> & { product: Product }) {
  const inCart = useQuantity(product.id)
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
      <Price
        product={product}
        quantity={Math.max(inCart, wanted)}
        alone={!insteadOfBuying && product.available}
      />
      <div className="above">{insteadOfBuying ?? <AddToCart product={product} />}</div>
    </div>
  )
}

export const keyOf = ({ id }: Product) => id.split('/')[1]!
