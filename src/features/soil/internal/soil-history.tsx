import { dayText } from '#src/base/moment.ts'
import { numberText } from '#src/base/number-text.ts'
import { soilLimits, soilValues, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import { soilWords } from './soil-words.ts'
import { courseOf, type PastResult } from './history.ts'
import { placeOnBar, zoneOfReading } from './rating.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { readingText } from './reading-text.ts'

/** How the values of a field went over the years; nothing before its second result. */
export function SoilHistory({ past }: { past: readonly PastResult[] }) {
  const courses = soilValues
    .map((value) => ({ value, course: courseOf(value, past) }))
    .filter(({ course }) => course.length > 1)
  if (courses.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3>{localize(soilWords.history)}</h3>
      <ul className="grid gap-3">
        {courses.map(({ value, course }) => (
          <li key={value} className="grid gap-1" data-history={value}>
            <p>
              {localize(soilLimits[value].name)}:{' '}
              {course
                .map(({ day, reading }) => `${dayText(day)}: ${shortReading(value, reading)}`)
                .join(', ')}
            </p>
            <Plot value={value} course={course} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Amounts stand without their unit, to be compared at a glance. */
const shortReading = (value: SoilValue, reading: SoilReading) =>
  typeof reading === 'number' ? numberText(reading) : readingText(value, reading)

interface PlotProps {
  value: SoilValue
  course: readonly { readonly day: string; readonly reading: SoilReading }[]
}

const [wide, high, edge] = [100, 24, 2]

/** A line through the results, left to right by day, with a line for each limit; the sentence above says the same. */
function Plot({ value, course }: PlotProps) {
  const days = course.map(({ day }) => Date.parse(day))
  const [first, last] = [days[0]!, days.at(-1)!]
  const across = (at: number) => edge + ((wide - 2 * edge) * (at - first)) / Math.max(1, last - first)
  const up = (amount: number) => high - edge - (high - 2 * edge) * placeOnBar(value, amount)
  const points = course.flatMap(({ reading }, place) =>
    zoneOfReading(value, reading) === undefined
      ? []
      : [[across(days[place]!), up(typeof reading === 'number' ? reading : 0)] as const],
  )
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} width="100%" aria-hidden="true">
      {soilLimits[value].bounds.map((bound) => (
        <path key={bound} d={`M0 ${up(bound)}H${wide}`} stroke="var(--line)" strokeWidth={0.4} />
      ))}
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--green)"
        strokeWidth={0.8}
      />
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.2} fill="var(--green)" />
      ))}
    </svg>
  )
}
