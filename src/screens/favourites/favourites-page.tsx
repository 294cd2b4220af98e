import { ownShelves } from '#src/content/own-shelf-words.ts'
import { localize } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { FootOfShop } from '#src/screens/shop/foot-of-shop.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { LaterPart } from '#src/ui/later-part.tsx'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'

// Lazy: the shelves load the database, which the built page does not need.
const OwnShelves = lazyPart(() => import('./own-shelves.tsx'))

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
