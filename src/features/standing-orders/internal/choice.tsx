import { shortWeekdayOf, weekdayOf } from '#src/content/weekdays.ts'
import type { Wish } from '#src/features/standing-orders/wish.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { weekFromMonday } from './day-words.ts'
import { standingWords as words } from './standing-words.ts'

interface HowToPayProps {
  pay: Wish['pay']
  /** True where cash is taken at the door. */
  takesCash: boolean
  onChoose: (pay: Wish['pay']) => void
}

/** Cash each morning, or once a month on the khata; where no cash is taken there is no choice. */
export function HowToPay({ pay, takesCash, onChoose }: HowToPayProps) {
  if (!takesCash) return <p>{localize(words.month)}</p>
  return <Choice title={localize(words.pay)} name="pay" value={pay} keys={ways} onChoose={onChoose} />
}

const ways = ['order', 'month'] as const

interface ChoiceProps<Key extends string> {
  title: string
  name: string
  value: Key
  /** Named as their words. */
  keys: readonly Key[]
  onChoose: (key: Key) => void
}

/** A choice of one among a few, each named as its words. */
export function Choice<Key extends keyof typeof words>({
  title,
  name,
  value,
  keys,
  onChoose,
}: ChoiceProps<Key>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold">{title}</legend>
      {keys.map((key) => (
        <label key={key} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-6 shrink-0 accent-green"
            checked={key === value}
            onChange={() => onChoose(key)}
          />
          {localize(words[key])}
        </label>
      ))}
    </fieldset>
  )
}

/** The days of a week, Monday first. */
export function DayBoxes({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {weekFromMonday.map((day, at) => (
        <label
          key={day}
          className="pill flex min-h-12 items-center gap-2"
          aria-label={localize(weekdayOf(day))}
        >
          <input
            type="checkbox"
            className="size-6 accent-green"
            checked={((days >> at) & 1) === 1}
            onChange={() => onChange(days ^ (1 << at))}
          />
          {localize(shortWeekdayOf(day))}
        </label>
      ))}
    </div>
  )
}
