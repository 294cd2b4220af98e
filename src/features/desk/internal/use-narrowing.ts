import { useNavigate } from '@tanstack/react-router'
import type { DeskFilter } from './filter.ts'
import { filterAt, placeOf, portion, rowsAt, type DeskPlace } from './place.ts'
import { useTypedText } from '#src/platform/ui/use-typed-text.ts'

/** Maximum length of a search, here and at the centre. */
export const longestWords = 100

/**
 * Returns the filter of the list, stored in the address, so that a reload, *back* and a second tab show the same. A
 * choice is a history step, typing is not.
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
