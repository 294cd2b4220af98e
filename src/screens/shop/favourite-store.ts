import { t } from '@lingui/core/macro'
import { ownShelves } from '#src/content/own-shelves.ts'
import { setFavourite, watchFavourites } from '#src/core/favourites/favourites.ts'
import { localize } from '#src/i18n/words.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify, undoing } from '#src/ui/toasts.ts'

/** Keeps the favourites of the current user in a store from now on. */
export function follow(store: { setState(ids: readonly string[], replace: true): void }): void {
  // A phone that keeps nothing has no favourites, and says so at a tap.
  watchFavourites().subscribe({ next: (ids) => store.setState(ids, true), error: () => {} })
}

/** Marks a product as a favourite or takes the mark off, and says what a heart alone does not. */
export async function mark(id: string, isFavourite: boolean): Promise<void> {
  const outcome = await setFavourite(id, isFavourite)
  if (!outcome.saved) return notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  // Where the card goes with the mark, the heart to tap once more has gone too.
  if (!isFavourite)
    notify({
      title: localize(ownShelves.removed),
      action: undoing(localize(ownShelves.undo), () => void mark(id, true)),
    })
}
