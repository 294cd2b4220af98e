import type { ReactNode } from 'react'
import { Pictogram } from './pictogram.tsx'

interface FieldErrorProps {
  id?: string
  /** The error, in a sentence. Nothing is drawn if it is empty. */
  children: ReactNode
  /** Announced at once, also if the field has the focus. */
  alert?: boolean | undefined
}

/** The error of an answer, at its field, until the answer is valid. */
export function FieldError({ id, children, alert = false }: FieldErrorProps) {
  if (!children) return null
  return (
    <div id={id} role={alert ? 'alert' : undefined} className="flex items-start gap-2 font-bold text-red">
      <Pictogram name="warning" className="mt-0.5 size-6 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
