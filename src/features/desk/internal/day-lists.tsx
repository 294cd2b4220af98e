import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { timeText } from '#src/base/moment.ts'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import type { DropPlace } from './day-drop.ts'
import { groupsOf, isOn, type Group, type GroupedBy, type Waiting } from './day-plan.ts'
import { namedDay, resourceName } from '#src/features/bookings/slot-text.ts'
import { DayBooking } from './day-booking.tsx'

interface AboutDays {
  account: string
  days: DeskDays
  /** This phone's actions that the centre's answer does not show yet. */
  pending: readonly PendingAction[]
}

/** One list, so that a line without an action is not drawn again. */
const noActions: readonly PendingAction[] = []

function actionsOn({ id }: DeskBooking, pending: readonly PendingAction[]): readonly PendingAction[] {
  const own = pending.filter(({ action }) => action.booking === id)
  return own.length > 0 ? own : noActions
}

interface WaitingBookingsProps extends AboutDays {
  waiting: readonly Waiting[]
}

/** Bookings that wait for the centre, overdue ones first; after them the offered ones. */
export function WaitingBookings({ waiting, pending, ...about }: WaitingBookingsProps) {
  const offered = about.days.waiting.filter(({ state }) => state === 'offered')
  return (
    <section className="grid gap-3">
      <h2>{t`No time yet`}</h2>
      {waiting.length + offered.length === 0 && <p>{t`No times to offer.`}</p>}
      <ul className="grid gap-3">
        {waiting.map(({ booking, due, isOverdue }) => (
          <DayBooking
            key={booking.id}
            booking={booking}
            promise={promiseText(due, isOverdue)}
            isOverdue={isOverdue}
            own={actionsOn(booking, pending)}
            {...about}
          />
        ))}
        {offered.map((booking) => (
          <DayBooking
            key={booking.id}
            booking={booking}
            promise={t`Offered, no answer yet`}
            own={actionsOn(booking, pending)}
            {...about}
          />
        ))}
      </ul>
    </section>
  )
}

function promiseText(due: number, isOverdue: boolean): string {
  const until = timeText(due)
  return isOverdue ? t`Overdue since ${until}` : t`Promised before ${until}`
}

interface PlanOfDaysProps extends AboutDays {
  wanted: readonly string[]
  by: GroupedBy
}

/** The bookings of each day, in groups. */
export function PlanOfDays({ wanted, by, pending, ...about }: PlanOfDaysProps) {
  return wanted.map((day) => {
    const here = about.days.bookings.filter((booking) => isOn(booking, day))
    return (
      <section key={day} className="grid gap-3" data-day={day} data-drop={JSON.stringify({ day })}>
        <h2>{namedDay(day)}</h2>
        {here.length === 0 && <p>{t`Nothing is booked.`}</p>}
        {groupsOf(here, by).map(({ name, bookings }) => (
          <section key={name} className="grid gap-3" data-drop={JSON.stringify(placeOf(name, by, day))}>
            <h3>{groupName({ name }, by)}</h3>
            <ul className="grid gap-3">
              {bookings.map((booking) => (
                <DayBooking key={booking.id} booking={booking} own={actionsOn(booking, pending)} {...about} />
              ))}
            </ul>
          </section>
        ))}
        {by === 'machine' && <FreeMachines here={here} days={about.days} />}
      </section>
    )
  })
}

/** Returns the change that dropping a booking on a group makes: of its machine, or of its operator. A village stays. */
function placeOf(name: string, by: GroupedBy, day: string): DropPlace {
  if (by === 'village') return { day }
  return by === 'machine' ? { day, resource: name } : { day, operator: name }
}

/** Returns the heading of a group. */
export function groupName({ name }: Pick<Group, 'name'>, by: GroupedBy): string {
  if (by === 'machine') return resourceName(name)
  if (name) return isolated(name)
  return by === 'village' ? t`No place written` : t`No person assigned yet`
}

function FreeMachines({ here, days }: { here: readonly DeskBooking[]; days: DeskDays }) {
  const free = days.resources.filter(
    ({ id, kind, retired_at: retired }) =>
      kind === 'machine' &&
      !retired &&
      !here.some(({ resource, parts = [] }) =>
        [resource, ...parts.map((part) => part.resource)].includes(id),
      ),
  )
  const names = free.map(({ id }) => resourceName(id)).join(', ')
  return names && <p className="text-muted">{t`Free all day: ${names}`}</p>
}
