import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { whyMissing } from '#src/platform/ui/load-or-notify.ts'
import { allProducts } from '#src/content/all-products.ts'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import { shopWords } from '#src/content/shop-words.ts'
import {
  watchOwnShelves,
  type GoneProduct,
  type OwnProduct,
  type OwnShelves as Shelves,
} from './stored-shelves.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ProductRow } from '#src/features/shop/product-row.tsx'
import { ShortSafety } from '#src/features/catalogue/short-safety.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Both shelves of the current user, or how to fill them. */
export default function OwnShelves() {
  const [tries, setTries] = useState(0)
  const shelves = useObservable<Shelves | 'unreadable' | undefined>(
    `own shelves ${tries}`,
    () => Promise.resolve(watchOwnShelves()),
    undefined,
    'unreadable',
  )
  if (!shelves) return <Spinner />
  // Whether there are favourites is not known.
  if (shelves === 'unreadable') return <p>{whyNotSaved('refused')}</p>
  const { favourites, bought, gone, isMoreToCome } = shelves
  return (
    <>
      {favourites.length > 0 && <Cards products={favourites} heading="h2" areFavourites />}
      {gone.map((product) => (
        <Gone key={product.id} {...product} />
      ))}
      {isMoreToCome && <ToCome again={() => setTries(tries + 1)} />}
      {!isMoreToCome && favourites.length + gone.length === 0 && (
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

/** A favourite that is no longer sold; its heart removes it. */
function Gone({ id, name }: GoneProduct) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <h2>{name}</h2>
        <p>{localize(shopWords.withdrawn)}</p>
      </div>
      <FavouriteButton id={id} name={name} />
    </div>
  )
}

/** Said of products that are not on the phone yet. */
function ToCome({ again }: { again: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{whyMissing()}</p>
      <button type="button" className="button-quiet" onClick={again}>
        {t`Try again`}
      </button>
    </div>
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
