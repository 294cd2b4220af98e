import { useSyncExternalStore } from 'react'

/** True once the page as built has been taken over. What the build cannot know, such as the query, is drawn only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
