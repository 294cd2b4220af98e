import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFieldMessages, type FieldMessages } from './labelled.tsx'

type CheckBoxProps = { label: ReactNode } & FieldMessages &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'className'>

/** A check box with its label at the side, and its hint and error below. */
export function CheckBox({ label, hint, error, invalid, alert, required, note, ...input }: CheckBoxProps) {
  const messages = useFieldMessages({ id: input.id, hint, error, invalid, alert, required, note })
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input type="checkbox" {...input} {...messages.tied} className="size-7 shrink-0 accent-green" />
        <span>{label}</span>
      </label>
      {messages.hint}
      {messages.error}
    </div>
  )
}
