import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { ownShelves } from '#src/content/own-shelves.ts'
import { say } from '#src/i18n/words.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { notify } from '#src/ui/toasts.ts'

/** One for all hearts of a page: each watching for itself would be a hundred readers of the same row. */
const useFavourites = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))
let isFollowing = false

const load = () => import('#src/core/favourites/favourites.ts')

function follow(): void {
  if (isFollowing) return
  isFollowing = true
  load().then(
    ({ watchFavourites }) =>
      watchFavourites().subscribe({
        next: (ids) => useFavourites.setState({ ids: new Set(ids) }),
        // A phone that keeps nothing has no favourites, and says so at a tap.
        error: () => {},
      }),
    () => (isFollowing = false),
  )
}

/** The heart of a product: filled for who has marked it as a favourite. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const isFavourite = useFavourites(({ ids }) => ids.has(id))
  useEffect(follow, [])
  return (
    <button
      type="button"
      className="icon-button aria-pressed:[--heart:currentColor]"
      aria-label={`${say(ownShelves.like)}: ${name}`}
      aria-pressed={isFavourite}
      onClick={() => mark(id, !isFavourite)}
    >
      <Pictogram name="heart" className="size-7 text-green" />
    </button>
  )
}

async function mark(id: string, isFavourite: boolean): Promise<void> {
  const loaded = await loadOrSay(load)
  if (!loaded) return
  const outcome = await loaded.setFavourite(id, isFavourite)
  if (!outcome.kept) return notify({ title: t`Error`, text: whyNotKept(outcome.why), tone: 'alarm' })
  // Where the card goes with the mark, the heart to tap once more has gone too.
  if (!isFavourite)
    notify({
      title: say(ownShelves.removed),
      action: { label: say(ownShelves.undo), run: () => void mark(id, true) },
    })
}
