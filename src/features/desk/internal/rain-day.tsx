import { useState, type ChangeEvent } from 'react'
import { plural, t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { limited } from '#src/base/limited.ts'
import { longestReason } from '#src/features/bookings/queue-action.ts'
import { moveDayNow, type DeskBooking, type DeskDays } from './stored-day.ts'
import { movableOn, toCall, type Unreached } from './day-plan.ts'
import { namedDay } from '#src/features/bookings/slot-text.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { DayField } from '#src/platform/ui/day-field.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { CallLink } from './call-link.tsx'

interface RainDayProps {
  account: string
  day: string
  days: DeskDays
  onMoved: () => void
}

/** Moves all bookings of a day to a later one in one act, which shows in the app; names those who may not look there. */
export function RainDay(props: RainDayProps) {
  // A full day has as many to call as bookings, and nobody calls them before it rains.
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="card px-4" onToggle={() => setOpened(true)}>
      <summary className="font-bold text-green">{t`Rain: move the whole day`}</summary>
      {wasOpened && <MoveDay {...props} />}
    </details>
  )
}

function MoveDay({ account, day, days, onMoved }: RainDayProps) {
  const next = indiaDay(1, Date.parse(`${day}T06:00:00Z`))
  const [toDay, setToDay] = useState(next)
  const [typed, setTyped] = useState(() => t`It is raining.`)
  const write = (event: ChangeEvent<HTMLTextAreaElement>) => setTyped(event.target.value)
  const [result, setResult] = useState('')
  // Once they are moved they are of another day, and still have to be called.
  const [moved, setMoved] = useState<readonly DeskBooking[]>([])
  const movable = movableOn(days, day)
  const count = movable.length
  const { text: reason, over } = limited(typed, longestReason, true)
  const first = next > indiaDay() ? next : indiaDay()
  const isReady = toDay >= first && reason !== '' && over === 0
  const move = async () => {
    const answer = await moveDayNow(account, { day, toDay, reason })
    setResult(dayMovedText(answer))
    if (typeof answer === 'string') return
    setMoved(movable)
    onMoved()
  }
  const [from, to] = [namedDay(day), namedDay(toDay)]
  return (
    <div className="grid gap-3 pb-4">
      <DayField label={t`To which day`} min={first} value={toDay} onChange={setToDay} />
      <Labelled label={t`The reason that farmers read`} error={over > 0 && tooLongText(over)}>
        {(tied) => <textarea autoComplete="off" {...tied} rows={2} value={typed} onChange={write} />}
      </Labelled>
      {count === 0 && <p>{t`No bookings to move.`}</p>}
      {count > 0 && isReady && (
        <ConfirmOnce
          label={t`Move them`}
          name={t`Move them`}
          question={plural(count, {
            one: `Move # booking from ${from} to ${to}? It shows in the app.`,
            other: `Move # bookings from ${from} to ${to}? It shows in the app.`,
          })}
          run={move}
        />
      )}
      <p role="status">{result}</p>
      <ToCall people={toCall([...moved, ...movable])} />
    </div>
  )
}

/** Those whom no app may tell. */
function ToCall({ people }: { people: readonly Unreached[] }) {
  if (people.length === 0) return null
  return (
    <>
      <p className="font-bold">{t`Call these: they may not read it in the app.`}</p>
      <ul className="grid gap-3">
        {people.map(({ name, phone }) => (
          <li key={`${phone} ${name}`} className="wrap-anywhere">
            <PersonalText>{name}</PersonalText>
            <CallLink phone={phone} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the result of moving a day. A repetition after a lost answer says that all is done. */
export function dayMovedText(result: Awaited<ReturnType<typeof moveDayNow>>): string {
  if (typeof result === 'string') return whyUndone(result)
  const { moved, waiting, out } = result
  const [done, again, begun] = [moved.length, waiting.length, out.length]
  if (done + again + begun === 0) return t`Nothing is left to move on this day.`
  const words = [
    t`Moved: ${done}.`,
    again > 0 && t`No free time was found: ${again}.`,
    begun > 0 && t`Already running: ${begun}.`,
  ]
  return words.filter(Boolean).join(' ')
}
