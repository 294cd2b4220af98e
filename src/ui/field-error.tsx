import type { ReactNode } from 'react'
import { Pictogram } from './pictogram.tsx'

interface FieldErrorProps {
  id?: string
  /** What is wrong, in a sentence. */
  children: ReactNode
  /** Spoken at once: also who stands in the field already hears it. */
  alert?: boolean | undefined
}

/** What is wrong with an answer, at the field that it is in, until it is mended. */
export function FieldError({ id, children, alert = false }: FieldErrorProps) {
  return (
    <div id={id} role={alert ? 'alert' : undefined} className="flex items-start gap-2 font-bold text-red">
      <Pictogram name="warning" className="mt-0.5 size-6 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
