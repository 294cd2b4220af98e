import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** Attributes that tie a control to its name, hint and error. */
export type Tied = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'className' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

/** Texts of a field besides its name. */
export interface FieldMessages {
  /** A hint for answering. */
  hint?: ReactNode
  /** The error. */
  error?: ReactNode
  /** True if another field shows the error. */
  invalid?: boolean | undefined
  /** Announced at once. */
  alert?: boolean | undefined
  required?: boolean | undefined
  /** The id of another element that describes it. */
  note?: string | undefined
}

interface LabelledProps extends FieldMessages {
  label: ReactNode
  /** Id of the control, if other code looks for it. */
  id?: string | undefined
  /** The language of the name, if not the page's. */
  lang?: string | undefined
  className?: string
  children: (tied: Tied) => ReactNode
}

/** A control with its name above it, and hint and error between the two. */
export function Labelled({ label, lang, className = '', children, ...props }: LabelledProps) {
  const { tied, hint, error } = useFieldMessages(props)
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={tied.id} lang={lang} className="font-bold">
        {label}
      </label>
      {hint}
      {error}
      {children(tied)}
    </div>
  )
}

/** Returns hint and error of a field as elements, and the attributes that tie its control to them. */
export function useFieldMessages({
  id: given,
  hint,
  error,
  invalid = Boolean(error),
  alert,
  required,
  note,
}: FieldMessages & { id?: string | undefined }) {
  const made = useId()
  const id = given ?? made
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const tied: Tied = {
    id,
    className: invalid ? 'field border-red' : 'field',
    'aria-required': required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [hint && hintId, error && errorId, note].filter(Boolean).join(' ') || undefined,
  }
  return {
    tied,
    hint: hint && (
      <p id={hintId} className="text-muted">
        {hint}
      </p>
    ),
    error: error && (
      <FieldError id={errorId} alert={alert}>
        {error}
      </FieldError>
    ),
  }
}
