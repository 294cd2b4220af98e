import { useEffect, useRef, useState } from 'react'
import { readPartialInput, type PartialInput } from '#src/core/drafts/partial-input.ts'
import { whenLeaving, whenLeavingAField } from '#src/ui/when-leaving.ts'
import type { SaveState } from './draft-autosave.ts'
import { partialInputAutosave, type TypedPlace } from './partial-input-autosave.ts'

export type { PartialInput } from '#src/core/drafts/partial-input.ts'

/** Words at the desk or of an editor that are kept while they are typed, as a form's are. */
export interface Autosaved<Value> {
  readonly value: Value
  readonly saveState: SaveState
  readonly change: (make: (before: Value) => Value) => void
  /** Keeps the latest that was typed, writes no more of it, and answers as which draft it lies here. */
  readonly settle: () => Promise<string>
  /** It was sent, saved or given up: nothing of it is kept. What stands here then is another draft once it is changed. */
  readonly done: (next: Value) => Promise<void>
}

interface Typing<Value> extends TypedPlace<Value> {
  /** What lay here when it was opened. */
  readonly half: PartialInput<Value> | undefined
  readonly begin: () => Value
}

/** The last write of what was left: whoever opens the place again right away finds it. */
let left: Promise<unknown> = Promise.resolve()

/** What the person of an account had typed in a place and not sent or saved. */
export async function partialInputAt<Value>(
  place: string,
  account: string,
): Promise<PartialInput<Value> | undefined> {
  await left
  return readPartialInput<Value>(place, account).catch(() => undefined)
}

/** What lies half typed in a place; `looking` until the phone has looked. */
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

/** Holds what is typed in a place, and keeps it as drafts are kept: while it is typed, and when field or page may be left. */
export function usePartialInput<Value>({ half, begin, ...of }: Typing<Value>): Autosaved<Value> {
  const [value, setValue] = useState(() => (half ? half.value : begin()))
  const [saveState, setSaveState] = useState<SaveState>(half ? 'saved' : 'nothing')
  const [autosave] = useState(() => partialInputAutosave(of, half?.id, setSaveState))
  const latest = useRef(value)
  useEffect(() => {
    const flush = () => void autosave.flush()
    const stops = [whenLeaving(flush), whenLeavingAField(flush)]
    return () => {
      for (const stop of stops) stop()
      left = autosave.flush()
    }
  }, [autosave])
  const show = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    saveState: of.isEmpty(value) ? 'nothing' : saveState,
    change: (make) => {
      // A browser that fills in several fields at one go must not undo one by the other.
      show(make(latest.current))
      autosave.change(latest.current)
    },
    settle: autosave.settle,
    done: async (next) => {
      await autosave.done()
      show(next)
      setSaveState('nothing')
    },
  }
}
