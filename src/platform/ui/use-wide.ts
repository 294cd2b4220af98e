import { useSyncExternalStore } from 'react'

// 900 px at the usual text size. A function, because a build has no `matchMedia`.
const wide = () => matchMedia('(width >= 56.25rem)')

/** Whether the window has room for two columns; false in a built page. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = wide()
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => wide().matches,
    () => false,
  )
}
