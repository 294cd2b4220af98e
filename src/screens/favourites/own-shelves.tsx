import { allProducts } from '#src/content/all-products.ts'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import {
  watchOwnShelves,
  type OwnProduct,
  type OwnShelves as Shelves,
} from '#src/core/favourites/own-shelves.ts'
import { localize } from '#src/i18n/words.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { FavouriteButton } from '#src/screens/shop/favourite-button.tsx'
import { ProductRow } from '#src/screens/shop/product-row.tsx'
import { ShortSafety } from '#src/screens/shop/short-safety.tsx'
import { AppLink } from '#src/ui/link.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useObservable } from '#src/ui/use-observable.ts'

const empty: Shelves = { favourites: [], bought: [] }

/** Both shelves of the current user, or how to fill them. */
export default function OwnShelves() {
  const shelves = useObservable<Shelves | undefined>(
    'own shelves',
    () => Promise.resolve(watchOwnShelves()),
    undefined,
    empty,
  )
  if (!shelves) return <Spinner />
  const { favourites, bought } = shelves
  return (
    <>
      {favourites.length ? (
        <Cards products={favourites} heading="h2" areFavourites />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{localize(ownShelves.none)}</p>
          <AppLink to="/all-products" className="button">
            {localize(ownShelves.shop)}
          </AppLink>
        </div>
      )}
      {bought.length > 0 && (
        <section className="grid gap-3" aria-labelledby="bought-lately">
          <h2 id="bought-lately">{localize(ownShelves.bought)}</h2>
          <Cards products={bought} heading="h3" />
        </section>
      )}
    </>
  )
}

interface CardsProps {
  products: readonly OwnProduct[]
  heading: 'h2' | 'h3'
  areFavourites?: boolean
}

function Cards({ products, heading, areFavourites = false }: CardsProps) {
  const isGuest = usePerson() === null
  return (
    <ul className="shelf">
      {products.map(({ product, gated }) => (
        <ProductRow
          Safety={ShortSafety}
          key={product.id}
          sizes={[product]}
          heading={heading}
          beside={areFavourites && <FavouriteButton id={product.id} name={product.name} />}
          insteadOfBuying={
            gated && isGuest ? (
              <AppLink to="/auth" search={{ to: '/favourites' }} className="button-quiet">
                {localize(allProducts.signIn)}
              </AppLink>
            ) : undefined
          }
        />
      ))}
    </ul>
  )
}
