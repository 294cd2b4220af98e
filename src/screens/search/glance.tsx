import { memo } from 'react'
import type { FoundProduct } from '#src/core/search/search.ts'
import { say } from '#src/i18n/words.ts'
import { ProductPicture } from '#src/screens/shop/product-picture.tsx'
import { ProductPrice } from '#src/screens/shop/product-price.tsx'
import { sectionOf } from './section-of.ts'

/**
 * A product while somebody types: its card without what can be tapped, everything where it stands there. With the next letter
 * another product may take the place, which costs a few words where a card costs ten times as much; and no finger that is on
 * its way meets something that it did not see.
 */
export const Glance = memo(({ found }: { found: FoundProduct }) => {
  const section = sectionOf(found)
  return (
    <li className="card flex flex-col gap-2 p-4">
      <ProductPicture product={found.product} />
      <h2 className="text-lg wrap-anywhere">{found.product.name}</h2>
      <p className="flex min-h-12 items-center pl-8 text-muted">{section && say(section.title)}</p>
      <div className="mt-auto pt-2">
        <ProductPrice product={found.product} />
      </div>
    </li>
  )
})
Glance.displayName = 'Glance'
