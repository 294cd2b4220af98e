import { useNavigate } from '@tanstack/react-router'
import type { DeskFilter } from '#src/core/desk/filter.ts'
import { filterAt, placeOf, portion, rowsAt, type DeskPlace } from '#src/core/desk/place.ts'
import { useTypedText } from '#src/ui/use-typed-text.ts'

/** Most that is looked for; the centre takes no more either. */
export const longestWords = 100

/**
 * What the list is narrowed down to. It stands in the address, so that a reload, Back and a second tab show the same; what is chosen is
 * a step that Back takes back, what is typed is none.
 */
export function useNarrowing(place: DeskPlace) {
  const navigate = useNavigate()
  const inAddress = filterAt(place)
  const go = (to: DeskPlace, replace: boolean) =>
    void navigate({ to: '/desk', search: to, replace, resetScroll: false } as never)
  const typed = useTypedText(inAddress.words, longestWords, (words) =>
    go(placeOf({ ...inAddress, words }), true),
  )
  const filter: DeskFilter = { ...inAddress, words: typed.words }
  const narrow = (change: Partial<Omit<DeskFilter, 'words'>>) => {
    typed.note(filter.words)
    go(placeOf({ ...filter, ...change }), false)
  }
  const rows = rowsAt(place)
  const showMore = () => {
    typed.note(filter.words)
    go({ ...placeOf(filter), rows: String(rows + portion) }, true)
  }
  return { filter, typed, narrow, rows, showMore }
}
