import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Labelled, type Tied } from '#src/platform/ui/labelled.tsx'
import { useFault } from './typed-form.tsx'

interface LabelledFieldProps {
  label: ReactNode
  name: string | undefined
  lang?: string | undefined
  hint?: ReactNode
  /** The id of another element that describes it. */
  note?: string | undefined
  required?: boolean | undefined
  children: (tied: Tied & { name: string | undefined }) => ReactNode
}

/** A control with its label and its fault (`TypedForm`). */
export function LabelledField({ name, children, ...messages }: LabelledFieldProps) {
  return (
    <Labelled {...messages} {...useFault(name)}>
      {(tied) => children({ ...tied, name })}
    </Labelled>
  )
}

interface Own {
  label: ReactNode
  hint?: ReactNode
  /**
   * Maximum length after cleaning; `TypedForm` reports longer text. The browser's `maxLength` would silently cut a
   * paste before cleaning.
   */
  longest?: number
}

type FieldProps = Own & Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'className' | 'id'>

/** A labelled native field, with the phone's keyboard. The browser learns nothing of it: phones are shared. */
export function Field({ label, name, hint, required, longest, ...input }: FieldProps) {
  return (
    <LabelledField
      label={label}
      name={name}
      hint={hint}
      lang={input.lang}
      note={input['aria-describedby']}
      required={required}
    >
      {(tied) => <input autoComplete="off" enterKeyHint="next" {...input} {...tied} data-longest={longest} />}
    </LabelledField>
  )
}

type AreaFieldProps = Own &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength' | 'className' | 'id'>

/** A labelled native field of several lines. */
export function LinesField({ label, name, hint, required, longest, ...area }: AreaFieldProps) {
  return (
    <LabelledField
      label={label}
      name={name}
      hint={hint}
      lang={area.lang}
      note={area['aria-describedby']}
      required={required}
    >
      {(tied) => <textarea autoComplete="off" {...area} {...tied} data-longest={longest} />}
    </LabelledField>
  )
}
