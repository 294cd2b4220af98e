import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { nextHolidays } from '#src/content/holidays.ts'
import { weekdayOf } from '#src/content/weekdays.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { language, localize, type Words } from '#src/platform/i18n/words.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { HoursFields, usualHours } from './hours-fields.tsx'
import { noWords, originalsOf } from './open-item.ts'
import type { Originals } from './originals.ts'
import type { TypedClosure } from './setting-values.ts'
import { WordsFields } from './words-fields.tsx'

interface ClosureFieldsProps {
  closures: readonly TypedClosure[]
  onType: (closures: readonly TypedClosure[]) => void
}

const closedDay: TypedClosure = { first: '', last: '', name: noWords, open: false, from: '', to: '' }

/** Holidays and half days: those of the state to choose from, and the centre's own. */
export function ClosureFields({ closures, onType }: ClosureFieldsProps) {
  const put = (place: number, change: Partial<TypedClosure>) =>
    onType(closures.map((one, at) => (at === place ? { ...one, ...change } : one)))
  const without = (gone: number) => onType(closures.filter((_one, at) => at !== gone))
  const add = (change: Partial<TypedClosure>) => onType([...closures, { ...closedDay, ...change }])
  return (
    <>
      {closures.map((one, place) => (
        <ClosureRow
          key={place}
          place={place}
          closure={one}
          onType={(change) => put(place, change)}
          onDelete={() => without(place)}
        />
      ))}
      <button type="button" className="button-quiet justify-self-start" onClick={() => add({})}>
        {t`Add a day or a holiday`}
      </button>
      <Offered closures={closures} onAdd={add} />
    </>
  )
}

interface ClosureRowProps {
  place: number
  closure: TypedClosure
  onType: (change: Partial<TypedClosure>) => void
  onDelete: () => void
}

function ClosureRow({ place, closure, onType, onDelete }: ClosureRowProps) {
  const { first, last, name, open } = closure
  const title = localize(name) || t`Day ${place + 1}`
  return (
    <fieldset className="card grid gap-3 p-4" aria-label={title}>
      <strong>{title}</strong>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t`First day`}
          name={`first-${place}`}
          type="date"
          value={first}
          onChange={({ target }) => onType({ first: target.value })}
        />
        <Field
          label={t`Last day`}
          name={`last-${place}`}
          type="date"
          value={last || first}
          onChange={({ target }) => onType({ last: target.value })}
        />
      </div>
      <CheckBox
        name={`open-${place}`}
        label={t`Open for some hours`}
        checked={open}
        onChange={({ target: { checked } }) =>
          onType({ open: checked, ...(checked && !closure.from ? { ...usualHours, to: '13:00' } : {}) })
        }
      />
      {open && <HoursFields place={place} of={title} hours={closure} onType={onType} />}
      <WordsFields
        legend={t`Name of the day, if you like`}
        name={`name-${place}`}
        words={name}
        longest={60}
        onType={(words) => onType({ name: words })}
      />
      <button type="button" className="button-quiet justify-self-start" onClick={onDelete}>
        {t`Delete this day`}
      </button>
    </fieldset>
  )
}

function Offered({
  closures,
  onAdd,
}: {
  closures: readonly TypedClosure[]
  onAdd: (one: Partial<TypedClosure>) => void
}) {
  const inAll = useHolidayNames()
  const days = nextHolidays(indiaDay()).filter(
    ({ day }) => !closures.some(({ first, last }) => first <= day && day <= (last || first)),
  )
  if (!days.length) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{t`Government holidays`}</legend>
      <p className="text-muted">
        {t`The government’s holidays with a fixed date. Add Diwali, Holi and other days yourself: their dates change each year.`}
      </p>
      {days.map(({ day, name }) => (
        <button
          key={day}
          type="button"
          className="button-quiet justify-self-start"
          onClick={() => onAdd({ first: day, last: day, name: inAll(day) ?? hereOnly(name) })}
        >
          {t`Add ${localize(name)}: ${localize(weekdayOf(day))}, ${dayText(day).replaceAll('-', '\u2011')}`}
        </button>
      ))}
    </fieldset>
  )
}

/** A name in the language of the page; the others are typed. */
const hereOnly = (name: Words) => ({ ...noWords, [language()]: localize(name) })

/** Returns what finds a holiday's name in all languages, which the build's code does not have; nothing until it is read. */
function useHolidayNames() {
  const [all, setAll] = useState<Originals['holidays']>()
  useEffect(() => void originalsOf('centre').then((originals) => setAll(originals?.holidays)), [])
  return (day: string) => all?.find(({ date }) => day.endsWith(date))?.name
}
