import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { reachableDays } from '#src/forms/reachable-days.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import type { Field } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import { InWords } from '#src/ui/in-words.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { PlaceControl } from './place-control.tsx'

interface FieldRowProps {
  name: string
  field: Field
  value: string | boolean
  /** What is wrong with the answer. */
  error: string | undefined
  onChange: (value: string | boolean) => void
  /** The person goes on to another field. */
  onLeave: () => void
}

/** One question of a form: its label, its hint, what is wrong with the answer, and the phone's own control. */
export function FieldRow(props: FieldRowProps) {
  const { name, field, error } = props
  const label = (
    <>
      <span>{say(field.label)}</span>
      {field.required && <span aria-hidden="true"> *</span>}
    </>
  )
  const words = (
    <>
      {field.hint && (
        <p id={hintId(name)} className="text-muted">
          {say(field.hint)}
        </p>
      )}
      {error && (
        <p id={errorId(name)} className="flex items-start gap-2 font-bold text-red">
          <Pictogram name="warning" className="mt-0.5 size-6" />
          {error}
        </p>
      )}
    </>
  )
  if (field.type === 'yesNo')
    return (
      <div className="grid gap-1 sm:col-span-2">
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <Control {...props} />
          <span>{label}</span>
        </label>
        {words}
      </div>
    )
  return (
    <div
      className={`grid content-start gap-1 ${field.type === 'longText' || field.type === 'place' ? 'sm:col-span-2' : ''}`}
    >
      <label htmlFor={fieldId(name)} className="font-bold">
        {label}
      </label>
      <span>{words}</span>
      <Control {...props} />
      {field.money && (
        <div aria-live="polite">
          <InWords amount={rupees(typedNumber(String(props.value)) ?? Number.NaN)} />
        </div>
      )}
    </div>
  )
}

/** The id of a field's control, to lead the focus to it. */
export function fieldId(name: string): string {
  return `form-${name}`
}

const hintId = (name: string) => `form-${name}-hint`
const errorId = (name: string) => `form-${name}-error`

function Control(props: FieldRowProps) {
  const { name, field, value, error, onChange, onLeave } = props
  const told = [field.hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ')
  const shared = {
    id: fieldId(name),
    name,
    onBlur: onLeave,
    'aria-required': field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told || undefined,
  }
  if (field.type === 'yesNo')
    return (
      <input
        {...shared}
        type="checkbox"
        className="size-7 shrink-0 accent-green"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  const className = error ? 'field border-red' : 'field'
  if (field.type === 'place')
    return <PlaceControl value={String(value)} onChange={onChange} shared={{ ...shared, className }} />
  return (
    <TypedControl
      field={field}
      shared={{
        ...shared,
        className,
        value: String(value),
        onChange: (event) => onChange(event.target.value),
      }}
    />
  )
}

interface TypedControlProps {
  field: Field
  shared: {
    readonly value: string
    readonly className: string
    readonly onChange: (event: { target: { value: string } }) => void
  }
}

function TypedControl({ field, shared }: TypedControlProps) {
  const { type, options, start, required, autoComplete = 'off' } = field
  if (type === 'choice')
    return (
      <select {...shared}>
        {(start === undefined || !required) && <option value="">{t`Choose…`}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {say(option.label)}
          </option>
        ))}
      </select>
    )
  if (type === 'longText') return <textarea {...shared} rows={3} autoComplete={autoComplete} />
  return (
    <input
      {...shared}
      {...(type === 'yesNo' || type === 'place' ? {} : keyboards[type])}
      {...(type === 'date' && daysOffered())}
      enterKeyHint="next"
      autoComplete={autoComplete}
    />
  )
}

function daysOffered() {
  const { first: min, last: max } = reachableDays()
  return { min, max }
}

/** Which keyboard the phone brings. A number is typed as text: people write 3,00,000, and in their own digits. */
const keyboards = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  number: { type: 'text', inputMode: 'decimal' },
  pin: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
} as const
