import type { InputHTMLAttributes, ReactNode } from 'react'
import { cleanText } from '#src/base/clean-text.ts'
import { latinDigits } from '#src/base/phone.ts'
import { useFault } from './typed-form.tsx'

/** Room for a number with all the marks, blanks and words around it that come along when it is pasted. */
const roomToPaste = 60

interface LabelledFieldProps {
  label: ReactNode
  name: string | undefined
  /** The id of what is said of it besides. */
  note?: string | undefined
  required?: boolean | undefined
  children: (
    tied: Pick<
      InputHTMLAttributes<HTMLElement>,
      'className' | 'name' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
    >,
  ) => ReactNode
}

/** A control of ours with its label, and below it what is wrong with it (`TypedForm`). */
export function LabelledField({ label, name, note, required, children }: LabelledFieldProps) {
  const { invalid, by, words } = useFault(name)
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 font-bold">
        {label}
        {children({
          name,
          className: invalid ? 'field border-red font-normal' : 'field font-normal',
          'aria-required': required,
          'aria-invalid': invalid,
          'aria-describedby': [note, by].filter(Boolean).join(' ') || undefined,
        })}
      </label>
      {words}
    </div>
  )
}

/**
 * A labelled native field: the phone brings its own keyboard and what it remembers. The browser would cut what is pasted before anything of it
 * is cleaned, so that fields of numbers have room for more than the number.
 */
export function Field({
  label,
  name,
  required,
  ...given
}: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  const isNumber = given.type === 'tel' || given.inputMode === 'numeric' || given.inputMode === 'decimal'
  const input = isNumber ? { ...given, maxLength: roomToPaste } : given
  return (
    <LabelledField label={label} name={name} note={given['aria-describedby']} required={required}>
      {(tied) => <input enterKeyHint="next" {...input} {...tied} />}
    </LabelledField>
  )
}

/** What was typed into a form, by field name: cleaned as its kind of field is. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanedAs(kindOf(form.elements.namedItem(name)), value) : '',
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/** What a field holds, as far as cleaning goes; a `secret` is a password, of which every character counts. */
export type FieldKind = 'secret' | 'digits' | 'phone' | 'email' | 'lines' | 'line'

function kindOf(field: Element | RadioNodeList | null): FieldKind {
  if (field instanceof HTMLTextAreaElement) return 'lines'
  if (!(field instanceof HTMLInputElement)) return 'line'
  if (field.inputMode === 'numeric') return 'digits'
  if (field.type === 'password') return 'secret'
  return field.type === 'tel' ? 'phone' : field.type === 'email' ? 'email' : 'line'
}

/** Returns a text without characters that nobody sees and blanks at the ends; of digits and phones in Latin digits, of an e-mail without blanks. */
export function cleanedAs(kind: FieldKind, typed: string): string {
  if (kind === 'secret') return typed.trim()
  const text = cleanText(typed, kind === 'lines')
  if (kind === 'digits') return latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, '')
  if (kind === 'phone') return latinDigits(text)
  return kind === 'email' ? text.normalize('NFKC').replaceAll(/\s/g, '') : text
}
