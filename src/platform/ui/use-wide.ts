import { useSyncExternalStore } from 'react'

// 900 px at the usual text size. A function, because a build has no `matchMedia`.
const wide = () => matchMedia('(width >= 56.25rem)')

/** As it was on the screen. */
let onScreen = false

/** A sheet of paper is narrow: a page that changed for it would print itself in place of the list that it was asked for. */
function isWide(): boolean {
  if (!matchMedia('print').matches) onScreen = wide().matches
  return onScreen
}

/** Whether the window has room for two columns; false in a built page. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = wide()
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    isWide,
    () => false,
  )
}
