import type { SaveResult, SaveFailure } from '#src/base/outcome.ts'
import { saved } from '#src/base/outcome.ts'

/** Where what was typed stands: not yet on the phone, on it, or why not. */
export type SaveState = 'nothing' | 'typing' | 'saved' | SaveFailure

/** How long typing may go on before it is kept; with the writing itself it stays under a second. */
const pause = 600

/**
 * Keeps what is typed: at the latest 600 ms after the first letter that is not kept, one write after the other. It says
 * `saved` only when the phone has the latest that was typed.
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
    // What could not be kept is tried again with the next letter, or at closing.
    if (!outcome.saved) unsaved ??= stored
    if (!outcome.saved) report(outcome.why)
    else if (!unsaved) report('saved')
    return outcome
  }
  /** Keeps now what is not kept yet; answers the outcome of the latest. */
  const flush = (): Promise<SaveResult> => {
    clearTimeout(timer)
    timer = undefined
    last = saveLatest(last)
    return last
  }
  return {
    /** Takes note of what stands in the fields now. */
    change(value: Value): void {
      unsaved = { value }
      report('typing')
      timer ??= setTimeout(() => void flush(), pause)
    },
    flush,
    /**
     * Keeps what is not kept yet and waits for it, so that nothing comes after it. What follows may take its time, and the
     * phone may die over it; what cannot be kept is forgotten here.
     */
    async settle(): Promise<void> {
      await flush()
      clearTimeout(timer)
      timer = undefined
      unsaved = undefined
      await last
    },
  }
}
