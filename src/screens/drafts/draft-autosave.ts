import type { SaveResult, SaveFailure } from '#src/base/outcome.ts'
import { saved } from '#src/base/outcome.ts'

/** The state of typed text: not stored yet, stored, or the reason that it was not. */
export type SaveState = 'nothing' | 'typing' | 'saved' | SaveFailure

/** Pause before saving, in milliseconds; with the write it stays under a second. */
const pause = 600

/**
 * Saves typed text within 600 ms of the first unsaved letter, one write after the other. Reports `saved` only when
 * the latest text is stored.
 */
export function draftAutosave<Value>(
  save: (value: Value) => Promise<SaveResult>,
  report: (state: SaveState) => void,
) {
  let unsaved: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<SaveResult> = Promise.resolve(saved)

  const saveLatest = async (before: Promise<SaveResult>): Promise<SaveResult> => {
    const earlier = await before
    const stored = unsaved
    if (!stored) return earlier
    unsaved = undefined
    const outcome = await save(stored.value)
    // Text that could not be saved is tried again at the next letter, or at closing.
    if (!outcome.saved) unsaved ??= stored
    if (!outcome.saved) report(outcome.why)
    else if (!unsaved) report('saved')
    return outcome
  }
  /** Saves unsaved text now; returns the latest outcome. */
  const flush = (): Promise<SaveResult> => {
    clearTimeout(timer)
    timer = undefined
    last = saveLatest(last)
    return last
  }
  return {
    /** Notes the current values. */
    change(value: Value): void {
      unsaved = { value }
      report('typing')
      timer ??= setTimeout(() => void flush(), pause)
    },
    flush,
    /** Saves unsaved text and waits for it, so that no write follows. Text that cannot be saved is forgotten here. */
    async settle(): Promise<void> {
      await flush()
      clearTimeout(timer)
      timer = undefined
      unsaved = undefined
      await last
    },
  }
}
