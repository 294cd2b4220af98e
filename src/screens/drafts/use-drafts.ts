import type { DraftLine } from '#src/core/drafts/drafts.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Returns the drafts of the current user, the latest first; `undefined` until they are read. */
export function useDrafts(): readonly DraftLine[] | undefined {
  return useObservable<readonly DraftLine[] | undefined>('drafts', drafts, undefined, [])
}

const drafts = () => import('#src/core/drafts/drafts.ts').then(({ watchDrafts }) => watchDrafts())
