import { t } from '@lingui/core/macro'
import { ownShelves } from '#src/content/own-shelf-words.ts'
import { setFavourite, watchFavourites } from './favourites.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'

/** Mirrors the current user's favorites into a store from now on. */
export function follow(store: { setState(ids: readonly string[], replace: true): void }): void {
  // Without storage there are no favorites; a tap reports that.
  watchFavourites().subscribe({ next: (ids) => store.setState(ids, true), error: () => {} })
}

/** Adds or removes a favorite, and shows a notice if the heart alone does not show the result. */
export async function mark(id: string, isFavourite: boolean): Promise<void> {
  const outcome = await setFavourite(id, isFavourite)
  if (!outcome.saved) return notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  // If the card disappears with the mark, the notice has *Undo*.
  if (!isFavourite)
    notify({
      title: localize(ownShelves.removed),
      action: undoing(localize(ownShelves.undo), () => void mark(id, true)),
    })
}
