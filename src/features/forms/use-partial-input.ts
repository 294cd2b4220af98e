import { useEffect, useState } from 'react'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { readPartialInput, type PartialInput } from './partial-input.ts'
import { whenLeaving, whenLeavingAField } from '#src/platform/ui/when-leaving.ts'
import type { SaveState } from './draft-autosave.ts'
import { partialInputAutosave, type TypedPlace } from '#src/features/forms/internal/partial-input-autosave.ts'
import { shownBy } from './shared-words.ts'

/** Typed text of the desk or an editor, saved while it is typed, as a form's is. */
export interface Autosaved<Value> {
  readonly value: Value
  readonly saveState: SaveState
  readonly change: (make: (before: Value) => Value) => void
  /** Saves the text, also an empty one, and returns its draft, with which files can lie now. */
  readonly attach: () => Promise<{ outcome: SaveResult<DraftFailure>; draft: string }>
  /** Saves the latest text, stops saving, and returns its draft id. */
  readonly settle: () => Promise<string>
  /** Deletes the draft: it was sent, saved or given up. Later text becomes another draft. */
  readonly done: (next: Value) => Promise<void>
}

interface Typing<Value> extends TypedPlace<Value> {
  /** The stored text at opening. */
  readonly half: PartialInput<Value> | undefined
  readonly begin: () => Value
}

/** The last write of a closed place, so that opening it again at once finds the text. */
let left: Promise<unknown> = Promise.resolve()

/** Returns an account's unsent text of a place. */
export async function partialInputAt<Value>(
  place: string,
  account: string,
): Promise<PartialInput<Value> | undefined> {
  await left
  return readPartialInput<Value>(place, account).catch(() => undefined)
}

/** Returns the unsent text of a place; `looking` until it is read. */
export function usePartialInputAt<Value>(
  place: string,
  account: string,
): PartialInput<Value> | 'looking' | undefined {
  const [found, setFound] = useState<{ at: string; half: PartialInput<Value> | undefined }>()
  const at = `${account} ${place}`
  useEffect(() => {
    let dropped = false
    void partialInputAt<Value>(place, account).then((half) => dropped || setFound({ at, half }))
    return () => void (dropped = true)
  }, [at, place, account])
  return found?.at === at ? found.half : 'looking'
}

/**
 * Returns the typed text of a place, and saves it as drafts are: while typing, and when field or page may be left.
 */
export function usePartialInput<Value>({ half, begin, ...of }: Typing<Value>): Autosaved<Value> {
  const [value, setValue] = useState(() => (half ? half.value : begin()))
  const [saveState, setSaveState] = useState<SaveState>(half ? 'saved' : 'nothing')
  const [{ now, show }] = useState(() => shownBy(value, setValue))
  const [autosave] = useState(() => {
    const empty = () => (show(begin()), setSaveState('nothing'))
    return partialInputAutosave(of, half, { now, show, empty }, setSaveState)
  })
  useEffect(() => {
    const flush = () => void autosave.flush()
    const stops = [whenLeaving(flush), whenLeavingAField(flush), autosave.follow()]
    return () => {
      for (const stop of stops) stop()
      left = autosave.leave()
    }
  }, [autosave])
  return {
    value,
    saveState: of.isEmpty(value) ? 'nothing' : saveState,
    change: (make) => {
      // A browser that fills in several fields at once must not overwrite one by the other.
      show(make(now()))
      autosave.change(now())
    },
    attach: () => autosave.attach(now()),
    settle: autosave.settle,
    done: async (next) => {
      await autosave.done()
      show(next)
      setSaveState('nothing')
    },
  }
}
