import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { centreNow } from '#src/base/clock.ts'
import { indiaMoment, indiaStamp } from '#src/base/day.ts'
import type { Slot } from '#src/features/bookings/booking.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import { hoursOf, slotFrom, suggestedSlot } from './day-plan.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'

/** A time, and the new resource if it changes. */
export interface ChosenTime extends Slot {
  readonly resource?: string
}

interface TimeFormProps {
  booking: DeskBooking
  days: DeskDays
  /** Buttons for the typed time. */
  children: (time: ChosenTime) => ReactNode
}

const stampOf = (iso: string) => indiaStamp(Date.parse(iso))
const momentOf = (stamp: string) => {
  const [day = '', time = ''] = stamp.split('T')
  return indiaMoment(day, time)
}

/** From when to when, by the clock of India, and which machine. */
export function TimeForm({ booking, days, children }: TimeFormProps) {
  const own = days.resources.find(({ id }) => id === booking.resource)
  const [resource, setResource] = useState(booking.resource)
  const [slot, setSlot] = useState(() => suggestedSlot(booking, own, centreNow()))
  const choices = days.resources.filter(
    ({ id, kind, retired_at: retired }) => id === booking.resource || (kind === own?.kind && !retired),
  )
  const isSlot = Date.parse(slot.ends) > Date.parse(slot.starts)
  return (
    <div className="grid gap-3">
      <Labelled label={t`Booking`}>
        {(tied) => (
          <select {...tied} value={resource} onChange={({ target }) => setResource(target.value)}>
            {choices.map(({ id }) => (
              <option key={id} value={id}>
                {resourceName(id)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Moment
        label={t`From`}
        value={slot.starts}
        onChange={(starts) => setSlot(slotFrom(starts, hoursOf(slot)))}
      />
      <Moment
        label={t`Until`}
        value={slot.ends}
        onChange={(ends) => setSlot({ ...slot, ends })}
        error={!isSlot && t`The end must be after the start.`}
      />
      {isSlot && (
        <div className="flex flex-wrap gap-3">
          {children({ ...slot, ...(resource === booking.resource ? {} : { resource }) })}
        </div>
      )}
    </div>
  )
}

interface MomentProps {
  label: string
  value: string
  onChange: (iso: string) => void
  error?: ReactNode
}

function Moment({ label, value, onChange, error }: MomentProps) {
  return (
    <Labelled label={label} error={error}>
      {(tied) => (
        <input
          autoComplete="off"
          {...tied}
          type="datetime-local"
          enterKeyHint="done"
          step="1800"
          value={stampOf(value)}
          // A field that is being emptied keeps its last time.
          onChange={({ target }) => target.value && onChange(momentOf(target.value))}
        />
      )}
    </Labelled>
  )
}
