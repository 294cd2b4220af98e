import { Suspense } from 'react'
import { ownShelves } from '#src/content/own-shelves.ts'
import { localize } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { FootOfShop } from '#src/screens/shop/foot-of-shop.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'

// What draws the shelves brings the database with it, which the page as built has no use for.
const OwnShelves = lazyPart(() => import('./own-shelves.tsx'))

/** What the current user likes, and what they bought lately. */
export function FavouritesPage() {
  const takenOver = useHydrated()
  return (
    <Page title={localize(ownShelves.title)} description={localize(ownShelves.description)} unlisted>
      <div className="column grid gap-6 py-6">
        <h1>{localize(ownShelves.title)}</h1>
        <p>{localize(ownShelves.description)}</p>
        {takenOver ? (
          <Suspense fallback={<Spinner />}>
            <OwnShelves />
          </Suspense>
        ) : (
          <Spinner />
        )}
      </div>
      <FootOfShop />
    </Page>
  )
}
