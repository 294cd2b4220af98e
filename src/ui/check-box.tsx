import type { InputHTMLAttributes } from 'react'

/** A box to tick, with its words beside it. */
export function CheckBox({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-12 items-center gap-3 font-bold">
      <input type="checkbox" className="size-6 accent-green" {...input} />
      {label}
    </label>
  )
}
