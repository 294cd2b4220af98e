import { useSyncExternalStore } from 'react'

/** True after hydration. Content that the build cannot know, such as the query, is rendered only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
