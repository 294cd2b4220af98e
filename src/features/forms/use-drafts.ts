import type { DraftLine } from './drafts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the drafts of the current user, the latest first; `undefined` until they are read. */
export function useDrafts(): readonly DraftLine[] | undefined {
  return useObservable<readonly DraftLine[] | undefined>('drafts', drafts, undefined, [])
}

const drafts = () => import('./drafts.ts').then(({ watchDrafts }) => watchDrafts())
