import type { Kept, NotKept } from '#src/base/outcome.ts'
import { kept } from '#src/base/outcome.ts'

/** Where what was typed stands: not yet on the phone, on it, or why not. */
export type Keeping = 'nothing' | 'typing' | 'saved' | NotKept

/** How long typing may go on before it is kept; with the writing itself it stays under a second. */
const pause = 600

/**
 * Keeps what is typed: at the latest 600 ms after the first letter that is not kept, one write after the other. It says
 * `saved` only when the phone has the latest that was typed.
 */
export function draftKeeper<Value>(keep: (value: Value) => Promise<Kept>, tell: (state: Keeping) => void) {
  let unkept: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<Kept> = Promise.resolve(kept)

  const keepLatest = async (before: Promise<Kept>): Promise<Kept> => {
    const earlier = await before
    const held = unkept
    if (!held) return earlier
    unkept = undefined
    const outcome = await keep(held.value)
    // What could not be kept is tried again with the next letter, or at closing.
    if (!outcome.kept) unkept ??= held
    if (!outcome.kept) tell(outcome.why)
    else if (!unkept) tell('saved')
    return outcome
  }
  /** Keeps now what is not kept yet; answers what became of the latest. */
  const flush = (): Promise<Kept> => {
    clearTimeout(timer)
    timer = undefined
    last = keepLatest(last)
    return last
  }
  return {
    /** Takes note of what stands in the fields now. */
    change(value: Value): void {
      unkept = { value }
      tell('typing')
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
      unkept = undefined
      await last
    },
  }
}
