import { t } from '@lingui/core/macro'
import { namedSlot, type Booking, type BookingEvent, type Slot } from './booking.ts'
import { isMovedByCentre, openOffers } from './standing.ts'
import { pendingActions, type PendingAction } from './pending-actions.ts'
import { queueBookingAction } from './queue-action.ts'
import { bookingActionKind, type BookingAction } from '#src/features/requests/booking-action.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { CallableText } from '#src/platform/ui/callable-text.tsx'
import { StateMark, type MarkedState } from '#src/platform/ui/state-mark.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { eventText, standingText } from './booking-texts.ts'
import { CallOff, OtherDay } from './change-booking.tsx'
import { BookedParts } from './parts.tsx'
import { resourceName, slotText } from './slot-text.ts'

/** The pictures of a booking's states: a request's that mean the same. */
const marks: Readonly<Record<string, MarkedState>> = {
  offered: 'answered',
  confirmed: 'approved',
  done: 'done',
  billed: 'done',
  called_off: 'cancelled',
}

/** The person's actions that this phone does not show as done yet. */
const usePending = () => useLiveRead(() => pendingActions(bookingActionKind), []) ?? []

/** Queues an action, and says so if the phone could not save it. */
async function act(action: BookingAction, replaces?: string): Promise<void> {
  const outcome = await queueBookingAction(bookingActionKind, action, replaces)
  if (!outcome.saved) notify({ title: t`Nothing was saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

/** The bookings of a request, each with its person's actions. */
export default function OwnBookings({ bookings }: { bookings: readonly Booking[] }) {
  const pending = usePending()
  return bookings.map((booking) => (
    <OwnBooking
      key={booking.id}
      booking={booking}
      sent={pending.findLast(({ action, state }) => action.booking === booking.id && state !== 'returned')}
    />
  ))
}

interface OwnBookingProps {
  booking: Booking
  /** An action on it that the centre has not answered. */
  sent: PendingAction | undefined
}

function OwnBooking({ booking, sent }: OwnBookingProps) {
  const what = resourceName(booking.resource)
  const mark = isMovedByCentre(booking) ? 'answered' : (marks[booking.state] ?? 'received')
  return (
    <section
      aria-label={what}
      className="grid gap-3 border-l-4 border-green pl-3"
      data-booking={booking.state}
    >
      <p className="flex gap-3">
        <StateMark state={mark} />
        <span>
          <strong className="block">{what}</strong>
          <span>{standingText(booking)}</span>
          {booking.operator && (
            <span className="block">
              {t`Person assigned:`} <CallableText>{booking.operator}</CallableText>
            </span>
          )}
        </span>
      </p>
      <BookedParts booking={booking} />
      <p role="status" className={sent ? 'font-bold' : 'sr-only'}>
        {sent && t`Your answer is saved on this phone. It will be sent when there is network.`}
      </p>
      {!sent && <Choices booking={booking} />}
    </section>
  )
}

/** The possible actions now: accept, agree to a moved time, another day, call off. */
function Choices({ booking }: { booking: Booking }) {
  const { id, version, state, resource } = booking
  const facts = { booking: id, seen: version, label: resourceName(resource) }
  const named = namedSlot(booking)
  if (state !== 'asked' && state !== 'offered' && state !== 'confirmed') return null
  return (
    <>
      {state === 'offered' && (
        <SlotButtons slots={openOffers(booking)} onTake={(slot) => act({ ...facts, do: 'take', ...slot })} />
      )}
      {isMovedByCentre(booking) && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => void act({ ...facts, do: 'agree' })}
        >
          {t`It suits me`}
        </button>
      )}
      {named && (
        <OtherDay
          resource={resource}
          slot={named}
          onChoose={(slot) => act({ ...facts, do: state === 'confirmed' ? 'move' : 'prefer', ...slot })}
        />
      )}
      <CallOff onCallOff={(reason) => act({ ...facts, do: 'call_off', reason })} />
    </>
  )
}

interface SlotButtonsProps {
  slots: readonly Slot[]
  onTake: (slot: Slot) => unknown
}

/** Times, each with a button that takes it. */
function SlotButtons({ slots, onTake }: SlotButtonsProps) {
  return (
    <ul className="grid gap-2">
      {slots.map((slot) => {
        const when = slotText(slot)
        return (
          <li key={slot.starts} className="flex flex-wrap items-center gap-3">
            <span>{when}</span>
            <button
              type="button"
              className="button"
              aria-label={t`Book this time: ${when}`}
              onClick={() => void onTake(slot)}
            >
              {t`Book this time`}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The nearest free times of an action that was returned, each one tap away; nothing if there are none. */
export function NearestTimes({ id }: { id: string }) {
  const returned = usePending().find((pending) => pending.id === id)
  const slots = returned?.refused?.slots ?? []
  const booking = returned?.refused?.booking
  if (!returned || !booking || slots.length === 0) return null
  const again = { ...returned.action, seen: booking.version }
  return (
    <>
      <p>{t`These times are free:`}</p>
      <SlotButtons slots={slots} onTake={(slot) => act({ ...again, ...slot }, id)} />
    </>
  )
}

/** A change of a booking, as a step of a timeline. */
export function BookingWord({ booking, what }: { booking: Booking; what: BookingEvent }) {
  return eventText(booking, what)
}
