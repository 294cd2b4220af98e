import { useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** One subscription for all hearts of a page. */
const useFavourites = create<readonly string[]>(() => [])

const load = () => import('./favourite-store.ts')

/** Started by the first heart, so that the code loads once. */
let following: Promise<void> | undefined

function followOnce(): void {
  following ??= load()
    .then(({ follow }) => follow(useFavourites))
    .catch(() => {
      following = undefined
    })
}

/** The heart of a product; filled for a favorite. */
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
