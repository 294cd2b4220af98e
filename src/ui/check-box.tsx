import type { InputHTMLAttributes, ReactNode } from 'react'
import { useSaidOfField, type SaidOfField } from './labelled.tsx'

type CheckBoxProps = { label: ReactNode } & SaidOfField &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'className'>

/** A check box with its label at the side, and its hint and error below. */
export function CheckBox({ label, hint, error, invalid, alert, required, note, ...input }: CheckBoxProps) {
  const said = useSaidOfField({ id: input.id, hint, error, invalid, alert, required, note })
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input type="checkbox" {...input} {...said.tied} className="size-7 shrink-0 accent-green" />
        <span>{label}</span>
      </label>
      {said.hint}
      {said.error}
    </div>
  )
}
