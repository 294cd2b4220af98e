import { t } from '@lingui/core/macro'
import { nearestDays } from './read-nearest-days.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { namedDay } from './slot-text.ts'

interface NearestDaysProps {
  /** Id of an entry that was returned because its day is over. */
  id: string
  onChoose: (day: string) => unknown
}

/** The nearest free days in place of one gone by, each one tap away; nothing if there are none. */
export default function NearestDays({ id, onChoose }: NearestDaysProps) {
  const days = useLiveRead(() => nearestDays(id), [id]) ?? []
  if (days.length === 0) return null
  return (
    <>
      <p>{t`These days are free:`}</p>
      <ul className="grid gap-2">
        {days.map((day) => (
          <li key={day} className="flex flex-wrap items-center gap-3">
            <span>{namedDay(day)}</span>
            <button
              type="button"
              className="button"
              aria-label={t`Choose this day: ${namedDay(day)}`}
              onClick={() => void onChoose(day)}
            >
              {t`Choose this day`}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
