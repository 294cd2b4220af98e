import { newId } from '#src/base/ids.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { dropDraft, watchIfSent } from '#src/features/forms/drafts.ts'

/** Returns the draft of a place, which changes: once it is sent or dropped, later text becomes another one. */
export function draftOfPlace(first: string | undefined, onChange: (id: string, isSent: boolean) => void) {
  let id = first
  /** True while files may lie with it. */
  let mayHaveFiles = false
  let isFollowing = false
  let stopWatching: (() => void) | undefined
  const begin = (next: string | undefined) => {
    stopWatching?.()
    id = next
    stopWatching = isFollowing && next !== undefined ? watch(next) : undefined
  }
  const watch = (draft: string) => {
    const next = (isSent: boolean) => onChange(draft, isSent)
    // A storage that does not open shows at the next save.
    const watching = watchIfSent(draft).subscribe({ next, error: () => undefined })
    return () => watching.unsubscribe()
  }
  /** Leaves it, and returns its id. */
  const leave = () => {
    const left = id
    mayHaveFiles = false
    begin(undefined)
    return left
  }
  return {
    leave,
    /** Deletes it; a dropped draft stays deleted. */
    drop: async (): Promise<SaveResult> => {
      const dropped = leave()
      return dropped === undefined ? saved : dropDraft(dropped)
    },
    id: () => id,
    mayHaveFiles: () => mayHaveFiles,
    attach: () => void (mayHaveFiles = true),
    idOrNew: () => {
      if (id === undefined) begin(newId())
      return id!
    },
    /** Follows what other tabs do to it, until the returned function is called. */
    follow: () => {
      isFollowing = true
      begin(id)
      return () => {
        isFollowing = false
        stopWatching?.()
      }
    },
  }
}
