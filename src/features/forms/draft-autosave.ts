import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { saved } from '#src/base/outcome.ts'

/** The state of typed text: not stored yet, stored, or the reason that it was not. */
export type SaveState = 'nothing' | 'typing' | 'saved' | DraftFailure

type Outcome = SaveResult<DraftFailure>

/** Pause before saving, in milliseconds; with the write it stays under a second. */
const pause = 600

/**
 * Saves typed text within 600 ms of the first unsaved letter, one write after the other. Reports `saved` only when
 * the latest text is stored.
 */
export function draftAutosave<Value>(
  save: (value: Value) => Promise<Outcome>,
  report: (state: SaveState) => void,
) {
  let unsaved: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<Outcome> = Promise.resolve(saved)

  const saveLatest = async (before: Promise<Outcome>): Promise<Outcome> => {
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
  const flush = (): Promise<Outcome> => {
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
    /** Runs work between two writes; one that fails keeps no text from being saved. */
    between: (work: () => Promise<unknown>): Promise<unknown> => (last = after(last, work)),
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

async function after(before: Promise<Outcome>, work: () => Promise<unknown>): Promise<Outcome> {
  const outcome = await before
  await work().catch(() => undefined)
  return outcome
}
