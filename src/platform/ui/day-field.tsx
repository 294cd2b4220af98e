import type { InputHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'

interface DayFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'required'> {
  label: string
  /** 2026-11-27; empty for none. */
  value: string
  /** Called with an empty day too, while the field is typed anew. */
  onChange: (day: string) => void
  className?: string
}

/** A day outside of a form that is sent. */
export function DayField({ label, value, onChange, className = '', ...input }: DayFieldProps) {
  return (
    <Labelled label={label} className={className}>
      {(tied) => (
        <input
          autoComplete="off"
          {...tied}
          {...input}
          type="date"
          enterKeyHint="done"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}
