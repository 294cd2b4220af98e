import { useEffect, useRef, useState } from 'react'
import { openHalfTyped, type HalfTyped } from '#src/core/drafts/half-typed.ts'
import { whenLeaving, whenLeavingAField } from '#src/ui/when-leaving.ts'
import type { Keeping } from './draft-keeper.ts'
import { halfTypedKeeper, type TypedPlace } from './half-typed-keeper.ts'

export type { HalfTyped } from '#src/core/drafts/half-typed.ts'

/** Words at the desk or of an editor that are kept while they are typed, as a form's are. */
export interface KeptWhileTyped<Value> {
  readonly value: Value
  readonly keeping: Keeping
  readonly change: (make: (before: Value) => Value) => void
  /** Keeps the latest that was typed, writes no more of it, and answers as which draft it lies here. */
  readonly settle: () => Promise<string>
  /** It was sent, saved or given up: nothing of it is kept. What stands here then is another draft once it is changed. */
  readonly done: (next: Value) => Promise<void>
}

interface Typing<Value> extends TypedPlace<Value> {
  /** What lay here when it was opened. */
  readonly half: HalfTyped<Value> | undefined
  readonly begin: () => Value
}

/** The last write of what was left: whoever opens the place again right away finds it. */
let left: Promise<unknown> = Promise.resolve()

/** What the person of an account had typed in a place and not sent or saved. */
export async function halfTypedAt<Value>(
  place: string,
  account: string,
): Promise<HalfTyped<Value> | undefined> {
  await left
  return openHalfTyped<Value>(place, account).catch(() => undefined)
}

/** What lies half typed in a place; `looking` until the phone has looked. */
export function useHalfTypedAt<Value>(
  place: string,
  account: string,
): HalfTyped<Value> | 'looking' | undefined {
  const [found, setFound] = useState<{ at: string; half: HalfTyped<Value> | undefined }>()
  const at = `${account} ${place}`
  useEffect(() => {
    let gone = false
    void halfTypedAt<Value>(place, account).then((half) => gone || setFound({ at, half }))
    return () => void (gone = true)
  }, [at, place, account])
  return found?.at === at ? found.half : 'looking'
}

/** Holds what is typed in a place, and keeps it as drafts are kept: while it is typed, and when field or page may be left. */
export function useHalfTyped<Value>({ half, begin, ...of }: Typing<Value>): KeptWhileTyped<Value> {
  const [value, setValue] = useState(() => (half ? half.value : begin()))
  const [keeping, setKeeping] = useState<Keeping>(half ? 'saved' : 'nothing')
  const [keeper] = useState(() => halfTypedKeeper(of, half?.id, setKeeping))
  const latest = useRef(value)
  useEffect(() => {
    const flush = () => void keeper.flush()
    const stops = [whenLeaving(flush), whenLeavingAField(flush)]
    return () => {
      for (const stop of stops) stop()
      left = keeper.flush()
    }
  }, [keeper])
  const show = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    keeping: of.isEmpty(value) ? 'nothing' : keeping,
    change: (make) => {
      // A browser that fills in several fields at one go must not undo one by the other.
      show(make(latest.current))
      keeper.change(latest.current)
    },
    settle: keeper.settle,
    done: async (next) => {
      await keeper.done()
      show(next)
      setKeeping('nothing')
    },
  }
}
