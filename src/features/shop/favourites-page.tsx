import { ownShelves } from '#src/content/own-shelf-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { FootOfShop } from './foot-of-shop.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

// Lazy: the shelves load the database, which the built page does not need.
const OwnShelves = lazyPart(() => import('#src/features/shop/internal/own-shelves.tsx'))

/** The favorites and recent purchases of the current user. */
export function FavouritesPage() {
  const takenOver = useHydrated()
  return (
    <Page title={localize(ownShelves.title)} description={localize(ownShelves.description)} unlisted>
      <div className="column grid gap-6 py-6">
        <h1>{localize(ownShelves.title)}</h1>
        <p>{localize(ownShelves.description)}</p>
        {takenOver ? (
          <LaterPart fallback={<Spinner />}>
            <OwnShelves />
          </LaterPart>
        ) : (
          <Spinner />
        )}
      </div>
      <FootOfShop />
    </Page>
  )
}
