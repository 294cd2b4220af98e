import type { ReactNode } from 'react'
import { openForm } from './open-form.ts'

interface FormButtonProps {
  /** The form's id. */
  form: string
  /** What the form is opened for: one of its subjects. */
  subject?: string
  className?: string
  children: ReactNode
}

/** Opens a form over the page. */
export function FormButton({ form, subject, className = 'button', children }: FormButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openForm({ form, subject })}
    >
      {children}
    </button>
  )
}
