import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** What a control carries so that its name, its hint and what is wrong with it belong to it. */
export type Tied = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'className' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

/** What is said of a field besides its name. */
export interface SaidOfField {
  /** What helps to answer. */
  hint?: ReactNode
  /** What is wrong with the answer. */
  error?: ReactNode
  /** True where something is wrong that another field says. */
  invalid?: boolean | undefined
  /** Spoken at once. */
  alert?: boolean | undefined
  required?: boolean | undefined
  /** The id of something else that describes it. */
  note?: string | undefined
}

interface LabelledProps extends SaidOfField {
  label: ReactNode
  /** Where something else has to find the control. */
  id?: string | undefined
  /** The language of the name, where it is another than the page's. */
  lang?: string | undefined
  className?: string
  children: (tied: Tied) => ReactNode
}

/** A control with its name above it, and between the two what helps to answer and what is wrong with the answer. */
export function Labelled({ label, lang, className = '', children, ...props }: LabelledProps) {
  const { tied, hint, error } = useSaidOfField(props)
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

/** Hint and error of a field as they are drawn, and what ties its control to them. */
export function useSaidOfField({
  id: given,
  hint,
  error,
  invalid = Boolean(error),
  alert,
  required,
  note,
}: SaidOfField & { id?: string | undefined }) {
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
