import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { CatalogueItem } from '#src/content/catalogue.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { say } from '#src/i18n/words.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { ShareThing } from '#src/screens/frame/share-button.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { notTodayText } from './not-today-text.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductSafety } from './product-safety.tsx'

interface ProductCardProps {
  product: Product
  heading: 'h2' | 'h3'
  /** Where it stands, on a page that shows more than one place. */
  place?: ReactNode
  /** What stands in the place of the way into the cart, for who may not buy it. */
  insteadOfBuying?: ReactNode
}

/** A product on the shelf: what it is, what it costs, and the way into the cart. */
export function ProductCard({ product, heading: Name, place, insteadOfBuying }: ProductCardProps) {
  const { name, price, tiers, pack, badge, item } = product
  const about = product.about ?? (item?.use && say(item.use))
  const anchor = product.id.split('/')[1]!
  return (
    <li id={anchor} className="card flex flex-col gap-2 p-4">
      {/* The name below the pictures, also where it is short: beside them a phone has room for one word. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ProductPicture product={product} />
        <Name className="order-last basis-full text-lg wrap-anywhere">{name}</Name>
        {badge && <span className="min-w-0 rounded-lg bg-mustard px-2 text-sm">{badge}</span>}
        <span className="-my-2 -mr-2 ml-auto flex w-24 shrink-0 items-center">
          <FavouriteButton id={product.id} name={name} />
          <ShareThing title={name} text={`${name}, ${moneyText(price)} ${packText(pack)}`} anchor={anchor} />
        </span>
      </div>
      {place}
      {about && <p>{about}</p>}
      {item && <Facts item={item} />}
      {tiers && (
        <ul>
          {tiers.map((tier) => (
            <li key={tier.from}>{t`${tier.from} and more: ${moneyText(tier.price)}`}</li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
        <ProductPrice product={product} />
        <p className="flex items-center gap-2">
          {item?.externalLink && <Outside to={item.externalLink} name={name} />}
          {insteadOfBuying ?? <AddToCart product={product} />}
        </p>
      </div>
    </li>
  )
}

/** What the build knows of a product beyond its name and price. */
function Facts({ item }: { item: CatalogueItem }) {
  return (
    <>
      {item.yields && <p>{say(item.yields)}</p>}
      {item.features && (
        <ul className="text-muted">
          {item.features.map((feature) => (
            <li key={say(feature)}>{say(feature)}</li>
          ))}
        </ul>
      )}
      {item.subsidyEligible && (
        <p className="flex items-center gap-2 text-sm">
          <Pictogram name="subsidy" className="size-6 text-green" />
          {t`Government subsidy. Confirm with the department.`}
        </p>
      )}
      {item.safety && <ProductSafety safety={item.safety} />}
    </>
  )
}

function AddToCart({ product }: { product: Product }) {
  const { name, available } = product
  if (!available) return notTodayText(product)
  const put = async () => (await loadOrSay(() => import('./put-into-cart.ts')))?.putIntoCart(product)
  return (
    <button type="button" className="button px-4" aria-label={t`Add to Cart: ${name}`} onClick={put}>
      {t`Add to Cart`}
    </button>
  )
}

function Outside({ to, name }: { to: string; name: string }) {
  const words = t`More about ${name}, opens in a new tab`
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="button-quiet" aria-label={words}>
      <Pictogram name="outside" className="size-6" />
    </a>
  )
}
