import type { ReactNode } from 'react'
import type { Answers } from '#src/base/answers.ts'
import { openForm } from './open-form.ts'

interface FormButtonProps {
  /** The form's id. */
  form: string
  /** One of the form's subjects. */
  subject?: string | undefined
  /** The origin, if the subject does not say it. */
  about?: string | undefined
  /** Answers that the page prefills. */
  answers?: Answers
  className?: string
  children: ReactNode
}

/** A button that opens a form over the page. */
export function FormButton({
  form,
  subject,
  about,
  answers,
  className = 'button',
  children,
}: FormButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openForm({ form, subject, about, answers })}
    >
      {children}
    </button>
  )
}
