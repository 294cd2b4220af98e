import type { CSSProperties } from 'react'
import { t } from '@lingui/core/macro'
import type { DeskDays } from './stored-day.ts'
import { placesFor, type Dragged, type DropPlace } from './day-drop.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

interface DropBarProps {
  dragged: Dragged
  days: DeskDays
  now: number
}

// Inline and not in classes, because every page contains its styles.
const atTheBottom: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  maxHeight: '40vh',
  overflowY: 'auto',
}

/** Hours, machines and people that a dragged booking can be let go on. Only pointers drag: it is hidden from screen readers. */
export function DropBar({ dragged, days, now }: DropBarProps) {
  return (
    <div className="card grid gap-2 p-4" style={atTheBottom} aria-hidden data-drop-bar>
      <strong>{t`Drop it on a time, machine or person:`}</strong>
      <ul className="flex flex-wrap gap-2">
        {placesFor(dragged, days, now).map((place) => {
          const drop = JSON.stringify(place)
          return (
            <li key={drop} className="button-quiet" data-drop={drop}>
              <PersonalText>{nameOf(place)}</PersonalText>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const nameOf = ({ time, resource, operator = '' }: DropPlace) =>
  time ?? (resource === undefined ? operator : resourceName(resource))
