import type { CSSProperties, ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import type { DeskDays } from './stored-day.ts'
import type { DayShown } from './place.ts'
import { countsOf, type GroupedBy, type Waiting } from './day-plan.ts'
import { namedDay } from '#src/features/bookings/slot-text.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

/** The shown days, and their grouping. */
export function DayBar({ day, span, by }: DayShown) {
  const at = Date.parse(`${day}T06:00:00Z`)
  const named = namedDay(day)
  const step = span === 'week' ? 7 : 1
  const search = (change: Partial<DayShown>) => ({ day, span, by, ...change })
  return (
    <>
      <nav aria-label={t`Which day`} className="flex flex-wrap items-center gap-3">
        <DayLink search={search({ day: indiaDay(-step, at) })}>{t`Earlier`}</DayLink>
        <strong>{span === 'week' ? t`Week of ${named}` : named}</strong>
        <DayLink search={search({ day: indiaDay(step, at) })}>{t`Later`}</DayLink>
        <DayLink search={search({ day: indiaDay() })}>{t`Today`}</DayLink>
      </nav>
      <nav aria-label={t`How it is shown`} className="flex flex-wrap gap-3">
        <DayLink search={search({ span: span === 'week' ? 'day' : 'week' })}>
          {span === 'week' ? t`One day` : t`The whole week`}
        </DayLink>
        {(['machine', 'village', 'operator'] as const).map((group) => (
          <DayLink key={group} search={search({ by: group })} current={by === group}>
            {groupWord(group)}
          </DayLink>
        ))}
      </nav>
    </>
  )
}

function groupWord(by: GroupedBy): string {
  if (by === 'machine') return t`By machine`
  return by === 'village' ? t`By village` : t`By person`
}

interface DayLinkProps {
  search: Readonly<Record<string, string>>
  current?: boolean
  children: ReactNode
}

function DayLink({ search, current = false, children }: DayLinkProps) {
  return (
    <AppLink
      to="/desk/day"
      search={search}
      current={current}
      className={current ? 'button' : 'button-quiet'}
      replace
      resetScroll={false}
    >
      {children}
    </AppLink>
  )
}

interface DayCountsProps {
  days: DeskDays
  wanted: readonly string[]
  waiting: readonly Waiting[]
}

/** Numbers of waiting, offered, confirmed and finished bookings, as chips. */
export function DayCounts({ days, wanted, waiting }: DayCountsProps) {
  const { asked, offered, confirmed, done } = countsOf(days, wanted)
  const overdue = waiting.filter(({ isOverdue }) => isOverdue).length
  return (
    <ul className="flex flex-wrap gap-2">
      <Chip color="--mustard" on="--ink">{t`Received: ${asked}`}</Chip>
      {overdue > 0 && <Chip color="--red" on="--card">{t`Overdue: ${overdue}`}</Chip>}
      <Chip color="--line" on="--ink">{t`Offered: ${offered}`}</Chip>
      <Chip color="--green" on="--on-green">{t`Booked: ${confirmed}`}</Chip>
      <Chip color="--muted" on="--card">{t`Done: ${done}`}</Chip>
    </ul>
  )
}

// Inline and not in classes, because every page contains its styles.
function Chip({ color, on, children }: { color: string; on: string; children: ReactNode }) {
  const style: CSSProperties = {
    background: `var(${color})`,
    color: `var(${on})`,
    borderRadius: '99px',
    padding: '0.125rem 0.75rem',
  }
  return (
    <li className="font-bold" style={style}>
      {children}
    </li>
  )
}
