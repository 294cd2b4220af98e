import { use, useEffect, useReducer, type ComponentType } from 'react'
import { t } from '@lingui/core/macro'
import { sayNotHere } from './load-or-say.ts'

/** What stands in the place of a part whose code the line has lost; `again` asks for it once more. */
type Lost = ComponentType<{ again: () => void }>

/**
 * A part of a page whose code comes when it is first shown. Unlike React's own `lazy`, it does not take the page with it
 * where the line loses the code, and asks for it again once it is wanted again.
 *
 * @param load the part's module
 * @param Instead what stands there when the code did not come: the sentence and a button, where nothing else is named
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: Lost = LostPart,
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | undefined> | undefined
  return function Later(props: Props) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
    asked ??= load().then(
      (own) => own.default,
      () => undefined,
    )
    const Part = use(asked)
    const forget = () => void (asked = undefined)
    // Whoever comes back to it asks again by that.
    useEffect(() => (Part ? undefined : forget), [Part])
    if (Part) return <Part {...props} />
    return (
      <Instead
        again={() => {
          forget()
          draw()
        }}
      />
    )
  }
}

/** In place of a dialog that a tap opens: a notice, and the dialog closed, so that the next tap asks again. */
export function closedDialog(close: () => void): Lost {
  return function ClosedDialog() {
    useEffect(() => {
      sayNotHere()
      close()
    }, [])
    return null
  }
}

/** The sentence and the button that asks again. */
export function LostPart({ again }: { again: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>{t`This part of the app is not on the phone yet. Try again when there is network.`}</p>
      <button type="button" className="button-quiet" onClick={again}>
        {t`Try again`}
      </button>
    </div>
  )
}
