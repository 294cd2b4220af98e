import type { Field } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

interface ChoiceTilesProps {
  name: string
  field: Field
  value: string
  /** The fault of the answer. */
  error: string | undefined
  onChange: (value: string) => void
  /** Called when an option loses the focus. */
  onLeave: () => void
}

/** A choice as large buttons. */
export function ChoiceTiles({ name, field, value, error, onChange, onLeave }: ChoiceTilesProps) {
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 font-bold">{localize(field.label)}</legend>
      {error && <FieldError id={`form-${name}-error`}>{error}</FieldError>}
      {field.options?.map((option) => (
        <label key={option.value} className="card flex min-h-14 items-center gap-3 px-4">
          <input
            type="radio"
            name={name}
            className="size-6 shrink-0 accent-green"
            aria-describedby={error && `form-${name}-error`}
            data-invalid={Boolean(error)}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onLeave}
          />
          {localize(option.label)}
        </label>
      ))}
    </fieldset>
  )
}
