import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'

interface ConfirmOnceProps {
  /** The button's label. */
  label: string
  /** Its accessible name, if a page has several. */
  name: string
  /** The question before the action. */
  question: string
  run: () => unknown
  /** True to show the question at once. */
  startsAsking?: boolean | undefined
  /** Other buttons next to it, hidden during the question. */
  children?: ReactNode
}

/** A button for an irreversible action; it asks once, in its own place. */
export function ConfirmOnce({ label, name, question, run, startsAsking, children }: ConfirmOnceProps) {
  // `undefined` before the first question: only later does the focus return to the button.
  const [isAsking, setIsAsking] = useState(startsAsking)
  if (!isAsking)
    return (
      <div className="flex flex-wrap gap-3">
        {children}
        <button
          ref={isAsking === false ? focus : undefined}
          type="button"
          className="button-quiet"
          aria-label={name}
          onClick={() => setIsAsking(true)}
        >
          {label}
        </button>
      </div>
    )
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      <p className="font-bold">{question}</p>
      <div className="flex flex-wrap gap-3">
        {/* The safe answer has the focus. */}
        <button ref={focus} type="button" className="button" onClick={() => setIsAsking(false)}>
          {t`Keep it`}
        </button>
        <button type="button" className="button-quiet" onClick={() => (setIsAsking(false), run())}>
          {label}
        </button>
      </div>
    </div>
  )
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
