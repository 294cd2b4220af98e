import { memo, useEffect, useState } from 'react'
import { allProducts } from '#src/content/all-products.ts'
import type { Catalogue } from '#src/content/catalogue.ts'
import { findCatalogue } from '#src/content/find.ts'
import type { FoundProduct } from './search.ts'
import { quantityIn } from './amount.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { ProductRow } from '#src/features/shop/product-row.tsx'
import { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { Together } from '#src/features/shop/together.tsx'
import { AddWanted } from './add-wanted.tsx'
import { sectionOf } from './section-of.ts'
import { withItem } from './with-item.ts'

interface FoundCardProps {
  found: FoundProduct
  /** The search text, which may name an amount. */
  text: string
  /** The search text, if this product requires a sign-in and the reader is a guest. */
  signInFor: string | undefined
}

/** Returns a catalogue once its file has loaded; before that a result has only name and price. */
function useCatalogue(address: string): Catalogue | undefined {
  const [loaded, setLoaded] = useState<{ address: string; catalogue: Catalogue }>()
  useEffect(() => {
    let isLeft = false
    findCatalogue(address)?.then(
      (catalogue) => isLeft || setLoaded({ address, catalogue }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [address])
  return loaded?.address === address ? loaded.catalogue : undefined
}

/** Memoized, because most results stay the same from letter to letter. */
export const FoundCard = memo(({ found, text, signInFor }: FoundCardProps) => {
  const { catalogue, section } = found
  const whole = useCatalogue(catalogue)
  const product = whole ? withItem(found, whole) : found.product
  const of = sectionOf(found)
  const wanted = quantityIn(text, product.pack)
  const back = `/all-products?${new URLSearchParams({ q: signInFor ?? '' })}`
  return (
    <ProductRow
      Safety={ShortSafety}
      sizes={[product]}
      heading="h2"
      wanted={wanted}
      place={
        <>
          {of && (
            <AppLink
              to={`/${catalogue}/${section}`}
              className="above inline-flex min-h-12 items-center gap-2 self-start text-sm text-muted"
            >
              <Pictogram name={of.pictogram} className="size-6" />
              {localize(of.title)}
            </AppLink>
          )}
          {wanted > 1 && <Together product={product} quantity={wanted} />}
        </>
      }
      insteadOfBuying={
        signInFor === undefined ? (
          wanted > 1 ? (
            <AddWanted product={product} quantity={wanted} />
          ) : undefined
        ) : (
          <AppLink to="/auth" search={{ to: back }} className="button-quiet">
            {localize(allProducts.signIn)}
          </AppLink>
        )
      }
    />
  )
})
FoundCard.displayName = 'FoundCard'
