import type { DraftLine } from '#src/core/drafts/drafts.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** The drafts of whoever uses the phone, the latest first; undefined until the phone has looked. */
export function useDrafts(): readonly DraftLine[] | undefined {
  return useHeld<readonly DraftLine[] | undefined>('drafts', drafts, undefined, [])
}

const drafts = () => import('#src/core/drafts/drafts.ts').then(({ watchDrafts }) => watchDrafts())
