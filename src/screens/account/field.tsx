import type { InputHTMLAttributes } from 'react'

/** A labelled native field: the phone brings its own keyboard and what it remembers. */
export function Field({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="grid gap-1 font-bold">
      {label}
      <input className="field font-normal" {...input} />
    </label>
  )
}

/** What was typed into a form, by field name, without blanks at the ends. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ])
  return Object.fromEntries(entries) as Record<string, string>
}
