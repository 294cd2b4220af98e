import { memo } from 'react'
import { allProducts } from '#src/content/all-products.ts'
import type { FoundProduct } from '#src/core/search/search.ts'
import { say } from '#src/i18n/words.ts'
import { Go } from '#src/ui/go.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { ProductCard } from '#src/screens/shop/product-card.tsx'
import { sectionOf } from './section-of.ts'

interface FoundCardProps {
  found: FoundProduct
  /** What was looked for, where only who is signed in may buy this and nobody is. */
  signInFor: string | undefined
}

/** Drawn once as long as it is the same: with each letter most of what was found is found again. */
export const FoundCard = memo(({ found, signInFor }: FoundCardProps) => {
  const { product, catalogue, section } = found
  const of = sectionOf(found)
  const back = `/all-products?${new URLSearchParams({ q: signInFor ?? '' })}`
  return (
    <ProductCard
      product={product}
      heading="h2"
      place={
        of && (
          <Go
            to={`/${catalogue}/${section}`}
            className="inline-flex min-h-12 items-center gap-2 self-start text-muted"
          >
            <Pictogram name={of.pictogram} className="size-6" />
            {say(of.title)}
          </Go>
        )
      }
      insteadOfBuying={
        signInFor === undefined ? undefined : (
          <Go to="/auth" search={{ to: back }} className="button-quiet">
            {say(allProducts.signIn)}
          </Go>
        )
      }
    />
  )
})
FoundCard.displayName = 'FoundCard'
