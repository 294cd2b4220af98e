import { t } from '@lingui/core/macro'
import { Field } from '#src/platform/fields/field.tsx'
import type { TypedHours } from './setting-values.ts'

interface HoursFieldsProps {
  /** Ends the names of the fields. */
  place: number
  /** The day that they are of, for those who do not see it. */
  of: string
  hours: TypedHours
  onType: (hours: Partial<TypedHours>) => void
}

/** When a day begins and ends. */
export function HoursFields({ place, of, hours, onType }: HoursFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        label={t`Opens`}
        aria-label={`${of}: ${t`Opens`}`}
        name={`from-${place}`}
        type="time"
        value={hours.from}
        onChange={({ target }) => onType({ from: target.value })}
      />
      <Field
        label={t`Closes`}
        aria-label={`${of}: ${t`Closes`}`}
        name={`to-${place}`}
        type="time"
        value={hours.to}
        onChange={({ target }) => onType({ to: target.value })}
      />
    </div>
  )
}

/** Hours that a day gets when it is opened. */
export const usualHours = { from: '09:00', to: '18:00' }
