import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'

interface ConfirmOnceProps {
  /** What the button says. */
  label: string
  /** What it is called where several of them stand on a page. */
  name: string
  /** What is asked before it is done. */
  question: string
  run: () => unknown
  /** True where the question is asked at once. */
  startsAsking?: boolean | undefined
  /** Other buttons beside it; they give way to the question. */
  children?: ReactNode
}

/** A button whose deed cannot be undone: it asks once, in its own place. */
export function ConfirmOnce({ label, name, question, run, startsAsking, children }: ConfirmOnceProps) {
  // Undefined until it was asked: only then does the focus come back to the button.
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
