import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { reachableDays } from '#src/features/forms/reachable-days.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import type { Field } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { InWords } from '#src/platform/ui/in-words.tsx'
import { Labelled, type Tied } from '#src/platform/ui/labelled.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import { PlaceControl } from './place-control.tsx'

interface FieldRowProps {
  name: string
  field: Field
  value: string | boolean
  /** The fault of the answer. */
  error: string | undefined
  /** True if a voice note may answer it. */
  orSpoken: boolean
  onChange: (value: string | boolean) => void
  /** Shown below the control. */
  below?: ReactNode
  /** Called when the field loses the focus. */
  onLeave: () => void
}

/** A field of a form: its label, hint and fault, and a native control. */
export function FieldRow(props: FieldRowProps) {
  const { name, field, error } = props
  const announcement = {
    id: fieldId(name),
    label: (
      <>
        <span>{localize(field.label)}</span>
        {field.required && <span aria-hidden="true"> *</span>}
      </>
    ),
    hint: field.hint ? localize(field.hint) : props.orSpoken && t`Or speak it below.`,
    error,
    required: field.required,
  }
  if (field.type === 'yesNo')
    return (
      <div className="sm:col-span-2">
        <CheckBox
          {...announcement}
          name={name}
          checked={props.value === true}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onLeave}
        />
      </div>
    )
  if (field.tiles)
    return (
      <ChoiceTiles
        {...{ name, field, error }}
        value={String(props.value)}
        onChange={props.onChange}
        onLeave={props.onLeave}
      />
    )
  return (
    <Labelled
      {...announcement}
      // Beside another field its control stands on the same line, with anything above it.
      className={field.type === 'longText' || field.type === 'place' ? 'sm:col-span-2' : 'sm:content-end'}
    >
      {(tied) => (
        <>
          <Control {...props} tied={tied} />
          {field.money && (
            <div aria-live="polite">
              <InWords amount={rupees(typedNumber(String(props.value)) ?? Number.NaN)} />
            </div>
          )}
          {props.below}
        </>
      )}
    </Labelled>
  )
}

/** Returns the id of a field's control, for focusing it. */
export function fieldId(name: string): string {
  return `form-${name}`
}

function Control({ name, field, value, onChange, onLeave, tied }: FieldRowProps & { tied: Tied }) {
  const shared = { ...tied, name, onBlur: onLeave }
  if (field.type === 'place')
    return <PlaceControl value={String(value)} onChange={onChange} shared={shared} />
  return (
    <TypedControl
      field={field}
      shared={{ ...shared, value: String(value), onChange: (event) => onChange(event.target.value) }}
    />
  )
}

interface TypedControlProps {
  field: Field
  shared: Tied & {
    readonly value: string
    readonly onChange: (event: { target: { value: string } }) => void
  }
}

function TypedControl({ field, shared }: TypedControlProps) {
  const { type, options, start, required } = field
  if (type === 'choice')
    return (
      <select {...shared}>
        {(start === undefined || !required) && <option value="">{t`Choose…`}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {localize(option.label)}
          </option>
        ))}
      </select>
    )
  if (type === 'longText') return <textarea {...shared} rows={3} autoComplete="off" />
  return (
    <input
      {...shared}
      {...(type === 'yesNo' || type === 'place' ? {} : keyboards[type])}
      {...(type === 'date' && daysOffered())}
      enterKeyHint="next"
      autoComplete="off"
    />
  )
}

function daysOffered() {
  const { first: min, last: max } = reachableDays()
  return { min, max }
}

/** The keyboard by type. Numbers use a text field, because people type 3,00,000 and their own digits. */
const keyboards = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  number: { type: 'text', inputMode: 'decimal' },
  pin: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
} as const
