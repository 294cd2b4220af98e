import { Suspense } from 'react'
import { ownShelves } from '#src/content/own-shelves.ts'
import { say } from '#src/i18n/words.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { FootOfShop } from '#src/screens/shop/foot-of-shop.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useTakenOver } from '#src/ui/use-taken-over.ts'
import { later } from '#src/screens/frame/later.tsx'

// What draws the shelves brings the database with it, which the page as built has no use for.
const OwnShelves = later(() => import('./own-shelves.tsx'))

/** What whoever uses the phone likes, and what they bought lately. */
export function FavouritesPage() {
  const takenOver = useTakenOver()
  return (
    <Page title={say(ownShelves.title)} description={say(ownShelves.description)} unlisted>
      <div className="column grid gap-6 py-6">
        <h1>{say(ownShelves.title)}</h1>
        <p>{say(ownShelves.description)}</p>
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
