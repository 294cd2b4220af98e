import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { limited } from '#src/base/limited.ts'
import { dayOf, onDay, type Slot } from './booking.ts'
import { longestReason } from './queue-action.ts'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { BookedDay } from './booked-day.tsx'
import { slotText } from './slot-text.ts'

/** The days ahead that can be chosen; the database has 400. */
const farthest = 365

interface OtherDayProps {
  /** The booked resource. */
  resource: string
  slot: Slot
  onChoose: (slot: Slot) => unknown
}

/** Asks for the same hours on another day. Works without a network: where the day is full, the nearest free times come back. */
export function OtherDay({ resource, slot, onChoose }: OtherDayProps) {
  const [day, setDay] = useState('')
  const range = { first: indiaDay(1), last: indiaDay(farthest) }
  const isOther = day >= range.first && day <= range.last && day !== dayOf(slot)
  const asked = isOther ? onDay(slot, day) : undefined
  return (
    <details>
      <summary className="font-bold text-green">{t`Other days`}</summary>
      <div className="grid gap-3">
        <Labelled label={t`Which day suits you?`}>
          {(tied) => (
            <>
              <input
                autoComplete="off"
                {...tied}
                type="date"
                enterKeyHint="done"
                min={range.first}
                max={range.last}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
              <BookedDay
                booked={{ resource, days: daysOf(slot) }}
                day={asked ? day : ''}
                range={range}
                onChoose={setDay}
              />
            </>
          )}
        </Labelled>
        <p role="status">{asked && slotText(asked)}</p>
        <button
          type="button"
          className="button justify-self-start"
          aria-disabled={!asked}
          onClick={() => void (asked && onChoose(asked))}
        >
          {t`Request this day`}
        </button>
      </div>
    </details>
  )
}

/** Returns on how many days in a row a time takes place; a night out counts with the day before it. */
const daysOf = ({ starts, ends }: Slot) => Math.ceil((Date.parse(ends) - Date.parse(starts)) / 86_400_000)

/** Calls off, with a reason if the person gives one. */
export function CallOff({ onCallOff }: { onCallOff: (reason: string) => unknown }) {
  const [reason, setReason] = useState('')
  const { text, over } = limited(reason, longestReason, true)
  return (
    <details>
      <summary className="font-bold text-green">{t`Cancel the booking`}</summary>
      <div className="grid gap-3">
        <Labelled label={t`Why? You need not say.`} error={over > 0 && tooLongText(over)}>
          {(tied) => (
            <textarea
              autoComplete="off"
              {...tied}
              rows={2}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Labelled>
        <button
          type="button"
          className="button-quiet justify-self-start"
          aria-disabled={over > 0}
          onClick={() => void (over > 0 || onCallOff(text))}
        >
          {t`Yes, cancel it`}
        </button>
      </div>
    </details>
  )
}
