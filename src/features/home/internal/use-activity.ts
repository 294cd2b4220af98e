import type { Activity } from './activity.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

const none: readonly Activity[] = []

/** Returns the current user's news; empty until it is read. */
export function useActivity(): readonly Activity[] {
  return useObservable('activity', watch, none)
}

const watch = () => import('./activity.ts').then(({ watchActivity }) => watchActivity())
