import { use, useEffect, useReducer, useState, type ComponentType } from 'react'
import { t } from '@lingui/core/macro'
import { Guard } from '#src/ui/guard.tsx'
import { notifyLoadFailure } from './load-or-notify.ts'

interface FailedProps {
  /** What was thrown when the part's code was asked for. */
  thrown: unknown
  /** Asks for it once more. */
  again: () => void
}

/** Shown instead of a part whose code failed to load or run. */
type FailedComponent = ComponentType<FailedProps>

/**
 * A part of a page whose code comes when it is first shown. Unlike React's own `lazy`, it does not take the page with it
 * where the line loses the code or the part fails, and asks for it again once it is wanted again.
 *
 * @param load the part's module
 * @param Instead what stands there then: why and a button, where nothing else is named
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: FailedComponent = FailedPart,
): ComponentType<Props> {
  let loading: Promise<{ Part?: ComponentType<Props>; thrown?: unknown }> | undefined
  return function LazyPart(props: Props) {
    const [, draw] = useReducer((isRendered: number) => isRendered + 1, 0)
    loading ??= load().then(
      (own) => ({ Part: own.default }),
      (thrown: unknown) => ({ thrown }),
    )
    const { Part, thrown } = use(loading)
    const reset = () => void (loading = undefined)
    // Whoever comes back to it asks again by that.
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
}

/** In place of a dialog that a tap opens: a notice, and the dialog closed, so that the next tap asks again. */
export function lazyDialog(close: () => void): FailedComponent {
  return function UnmountedDialog({ thrown }) {
    useEffect(() => {
      notifyLoadFailure(thrown)
      close()
    }, [thrown])
    return null
  }
}

/** Why the part is not there, and the button that asks again. */
export function FailedPart({ thrown, again }: FailedProps) {
  const [why, setWhy] = useState<string>()
  useEffect(() => {
    // Where the words do not come either, code is missing on the phone.
    import('#src/screens/faults/stopped-notice.ts').then(
      ({ whyStopped }) => setWhy(whyStopped(thrown)),
      () => {},
    )
  }, [thrown])
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>{why ?? t`This part of the app is not on the phone yet. Try again when there is network.`}</p>
      <button type="button" className="button-quiet" onClick={again}>
        {t`Try again`}
      </button>
    </div>
  )
}
