import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** One for all hearts of a page: each watching for itself would be a hundred readers of the same row. */
const useFavourites = create<readonly string[]>(() => [])

const load = () => import('./favourite-store.ts')

/** Begun by the first heart: each of a hundred that asked for the code would look up its files anew. */
let following: Promise<void> | undefined

function followOnce(): void {
  following ??= load()
    .then(({ follow }) => follow(useFavourites))
    .catch(() => {
      following = undefined
    })
}

/** The heart of a product: filled for who has marked it as a favourite. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const isFavourite = useFavourites((ids) => ids.includes(id))
  useEffect(followOnce, [])
  const mark = async () => (await loadOrNotify(load))?.mark(id, !isFavourite)
  return (
    <button
      type="button"
      className="icon-button aria-pressed:[--heart:currentColor]"
      aria-label={t`Favourite: ${name}`}
      aria-pressed={isFavourite}
      onClick={mark}
    >
      <Pictogram name="heart" className="size-7 text-green" />
    </button>
  )
}
