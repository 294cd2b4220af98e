import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { isSame, merged } from '#src/features/forms/internal/merged.ts'

/** What a tab shows of a draft. */
export interface Shown<Value> {
  /** Returns the value on the screen. */
  readonly now: () => Value
  /** Shows another value, with the changes of another tab. */
  readonly show: (next: Value) => void
}

/** Returns a shown value that can be read before it is drawn. */
export function shownBy<Value>(first: Value, draw: (next: Value) => void): Shown<Value> {
  let value = first
  return {
    now: () => value,
    show: (next) => {
      value = next
      draw(next)
    },
  }
}

type Store<Value> = (withTheirs: (theirs: Value) => Value) => Promise<SaveResult<DraftFailure>>

/**
 * Merges what this tab shows of a draft with what other tabs write into it.
 *
 * @param begun the stored value when this tab opened it; `undefined` if nothing was stored
 */
export function sharedWords<Value>(begun: Value | undefined, { now, show }: Shown<Value>) {
  let seen = begun
  const take = (before: Value | undefined, theirs: Value) => {
    seen = theirs
    show(merged(before, now(), theirs))
  }
  return {
    /** Saves a value with the stored changes of other tabs, and shows those too. */
    save: async (mine: Value, store: Store<Value>): Promise<SaveResult<DraftFailure>> => {
      let written = mine
      const outcome = await store((theirs) => (written = merged(seen, mine, theirs)))
      if (outcome.saved) take(mine, written)
      return outcome
    },
    /** Shows the stored changes of other tabs; of a field that was changed here since, nothing. */
    look: (theirs: Value) => take(seen, theirs),
    /** True if the screen shows what is stored. */
    isStored: () => isSame(now(), seen),
  }
}
