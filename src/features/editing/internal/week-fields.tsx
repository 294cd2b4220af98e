import { t } from '@lingui/core/macro'
import { weekdays } from '#src/content/weekdays.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { HoursFields, usualHours } from './hours-fields.tsx'
import type { TypedHours } from './setting-values.ts'

interface WeekFieldsProps {
  week: readonly TypedHours[]
  onType: (week: readonly TypedHours[]) => void
}

/** The hours of each weekday, Monday first. */
export function WeekFields({ week, onType }: WeekFieldsProps) {
  const put = (day: number, change: Partial<TypedHours>) =>
    onType(week.map((hours, at) => (at === day ? { ...hours, ...change } : hours)))
  return [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const hours = week[day]!
    const name = localize(weekdays[day]!)
    return (
      <fieldset key={day} className="card grid gap-2 p-4" aria-label={name}>
        <CheckBox
          name={`open-${day}`}
          label={hours.open ? t`${name}: open` : t`${name}: closed`}
          checked={hours.open}
          onChange={({ target: { checked } }) =>
            put(day, { open: checked, ...(checked && !hours.from ? usualHours : {}) })
          }
        />
        {hours.open && (
          <HoursFields place={day} of={name} hours={hours} onType={(change) => put(day, change)} />
        )}
      </fieldset>
    )
  })
}
