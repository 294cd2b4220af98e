import type { Activity } from '#src/core/activity/activity.ts'
import { useObservable } from '#src/ui/use-observable.ts'

const none: readonly Activity[] = []

/** What of the current user's is news; nothing until the phone has looked. */
export function useActivity(): readonly Activity[] {
  return useObservable('activity', watch, none)
}

const watch = () => import('#src/core/activity/activity.ts').then(({ watchActivity }) => watchActivity())
