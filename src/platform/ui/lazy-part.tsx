import { use, useEffect, useReducer, useState, type ComponentType } from 'react'
import { t } from '@lingui/core/macro'
import { Guard } from './guard.tsx'
import { notifyLoadFailure, whyMissing } from './load-or-notify.ts'

export interface FailedProps {
  /** The error of loading or rendering the part. */
  thrown: unknown
  /** Loads the part again. */
  again: () => void
}

/** Shown in place of a part that failed to load or run. */
type FailedComponent = ComponentType<FailedProps>

/** A component whose code loads later; once it has loaded, it is there at once. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code before the component is shown. Never rejects. */
  load: () => Promise<unknown>
}

interface Loaded<Props> {
  readonly Part?: ComponentType<Props>
  readonly thrown?: unknown
}

/**
 * Returns a component that loads its code when it is first shown. Unlike React's `lazy`, a failure leaves the rest of
 * the page usable, and the next use loads again.
 *
 * @param load imports the part's module
 * @param Instead shown after a failure; by default the reason and a retry button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: FailedComponent = FailedPart,
): LazyComponent<Props> {
  let loading: Promise<Loaded<Props>> | undefined
  const loadOnce = (): Promise<Loaded<Props>> => (loading ??= readable(load()))
  const reset = () => void (loading = undefined)
  function LazyPart(props: Props) {
    const [, draw] = useReducer((isRendered: number) => isRendered + 1, 0)
    // Also once it has loaded: React repeats an attempt that has waited, and needs the same calls of it.
    const { Part, thrown } = use(loadOnce())
    // Unmounting after a failure resets it, so that the next mount tries again.
    useEffect(() => (Part ? undefined : reset), [Part])
    const again = () => {
      reset()
      draw()
    }
    if (!Part) return <Instead thrown={thrown} again={again} />
    return (
      <Guard Instead={Instead} again={again}>
        <Part {...props} />
      </Guard>
    )
  }
  return Object.assign(LazyPart, {
    load: async () => {
      if ((await loadOnce()).thrown) reset()
    },
  })
}

/** Returns a promise that `use` reads without waiting once it is settled, as React marks its own. */
function readable<Props>(module: Promise<{ default: ComponentType<Props> }>): Promise<Loaded<Props>> {
  const settle = (value: Loaded<Props>) => {
    void Object.assign(loading, { status: 'fulfilled', value })
    return value
  }
  const loading: Promise<Loaded<Props>> = module.then(
    (own) => settle({ Part: own.default }),
    (thrown: unknown) => settle({ thrown }),
  )
  return loading
}

/** Returns a fallback for a dialog: shows a notice and closes the dialog, so that the next tap tries again. */
export function lazyDialog(close: () => void): FailedComponent {
  return function UnmountedDialog({ thrown }) {
    useEffect(() => {
      notifyLoadFailure(thrown)
      close()
    }, [thrown])
    return null
  }
}

/** The reason of the failure, and a retry button; `words` names the element of the reason, a heading for a whole page. */
export function FailedPart({ thrown, again, words: Words = 'p' }: FailedProps & { words?: 'p' | 'h1' }) {
  const [why, setWhy] = useState<string>()
  useEffect(() => {
    // If this chunk fails too, code is missing on the phone.
    import('#src/platform/faults/stopped-notice.ts').then(
      ({ whyStopped }) => setWhy(whyStopped(thrown)),
      () => {},
    )
  }, [thrown])
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <Words className="text-base">{why ?? whyMissing()}</Words>
      <button type="button" className="button-quiet" onClick={again}>
        {t`Try again`}
      </button>
    </div>
  )
}
