import { useId, type ReactNode } from 'react'

/** A control with its name above it; the id that ties the two is handed to whoever draws the control. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
