import type { ReactNode } from 'react'
import { Pictogram } from './pictogram.tsx'

interface StepperProps {
  value: number
  least?: number
  most: number
  /** What − and + are called. */
  words: readonly [less: string, more: string]
  onChange: (value: number) => void
  className?: string
  /** The value as it is shown. */
  children?: ReactNode
}

/** A whole number, by − and +. */
export function Stepper({
  value,
  least = 0,
  most,
  words,
  onChange,
  className = '',
  children = value,
}: StepperProps) {
  const step = (next: number, icon: 'minus' | 'plus', word: string) => {
    const isPossible = next >= least && next <= most
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={word}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(next)}
      >
        <Pictogram name={icon} className="size-6" />
      </button>
    )
  }
  return (
    <div className={`stepper ${className}`}>
      {step(value - 1, 'minus', words[0])}
      <strong role="status">{children}</strong>
      {step(value + 1, 'plus', words[1])}
    </div>
  )
}
