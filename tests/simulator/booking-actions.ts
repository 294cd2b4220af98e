import {
  bookingActionKind,
  deskBookingKind,
  type BookingAction,
  type BookingChange,
  type RefusedAction,
} from '#src/core/outbox/booking-action.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import { putEntry } from '#src/core/outbox/save-entry.ts'
import { ActionsAsAccount, type At } from './actions-as-account.ts'
import { slotOfDay, type TractorBooking } from '../centre/tractor.ts'
import type { Phone } from './simulated-phone.ts'

/** Days that people ask for. */
const bookableDays = 12

/** People's actions on bookings, by the code under test. */
export class BookingActions extends ActionsAsAccount {
  /** Takes an offered time, moves a booking or calls it off, as the phone shows it. */
  async actOnBooking(at: At): Promise<void> {
    const { phone, account, n } = at
    const booking = pickOf(phone, n, ({ owner }) => owner === account)
    const change = booking && changeOfOwner(booking, n >> 4)
    if (change) await this.queueAction(at, bookingActionKind, booking, change)
  }

  /** Offers times for a booking at the desk, confirms one, moves it or calls it off. */
  async planBooking(at: At): Promise<void> {
    const booking = pickOf(at.phone, at.n, () => true)
    const change = booking && changeOfDesk(booking, at.n >> 4)
    if (change) await this.queueAction(at, deskBookingKind, booking, change)
  }

  /** The phone shows a booking as it read it; an answer that came late changes nothing. */
  protected showBooking({ name, bookings }: Phone, booking: TractorBooking): void {
    if ((bookings.get(booking.id)?.version ?? 0) > booking.version) return
    bookings.set(booking.id, booking)
    this.environment.checker.kinds.bookings.noteShown(name, booking.id, booking.version)
  }

  /** One tap on a free time that came with a refusal sends the same action with it; nothing else is offered while one waits. */
  private async queueAction(
    { phone, page, account, n }: At,
    kind: string,
    { id: booking, version }: TractorBooking,
    change: BookingChange,
  ): Promise<void> {
    const own = [...phone.store.disk.entries.values()].filter(
      (entry) => entry.owner === account && entry.kind === kind && entry.lane === booking,
    )
    if (change.do !== 'call_off' && own.some(({ state }) => state !== 'returned')) return
    const returned = own.find(({ state }) => state === 'returned')
    const again = returned && this.againWith(returned, n)
    const content = again ?? { booking, label: 'tractor', seen: version, ...change }
    const entry = this.queued(phone, account, { kind, lane: booking, alone: true, content })
    if (returned) this.environment.checker.noteCorrection(entry.id, returned.id)
    await this.transactAs({ phone, page, account }, (rows) =>
      putEntry(rows, entry, { replaces: returned?.id }),
    )
  }

  /** The same action with one of the free times that came with its refusal; `undefined` without any, or for an offer. */
  private againWith(returned: Entry, n: number): BookingAction | undefined {
    const { booking, slots = [] } = (this.detailsOf(returned) as RefusedAction | undefined) ?? {}
    const action = this.contentOf(returned) as BookingAction
    const free = slots[n % Math.max(1, slots.length)]
    const isWanted = action.do !== 'offer' && n % 2 === 0
    return isWanted && booking && free ? { ...action, ...free, seen: booking.version } : undefined
  }
}

function pickOf(
  { bookings }: Phone,
  n: number,
  fits: (booking: TractorBooking) => boolean,
): TractorBooking | undefined {
  const fitting = [...bookings.values()].filter(fits)
  return fitting[n % Math.max(1, fitting.length)]
}

function changeOfOwner({ state, offers }: TractorBooking, n: number): BookingChange | undefined {
  const offer = offers[n % Math.max(1, offers.length)]
  if (n % 7 === 0) return state === 'called_off' ? undefined : { do: 'call_off', reason: 'rain' }
  if (state === 'offered' && offer) return { do: 'take', ...offer }
  return state === 'confirmed' ? { do: 'move', ...slotOfDay(n % bookableDays) } : undefined
}

function changeOfDesk({ state }: TractorBooking, n: number): BookingChange | undefined {
  const slot = slotOfDay(n % bookableDays)
  if (n % 11 === 0) return state === 'called_off' ? undefined : { do: 'call_off', reason: 'rain' }
  if (state === 'confirmed') return { do: 'move', ...slot }
  if (state === 'called_off') return undefined
  return n % 3 === 0
    ? { do: 'confirm', ...slot }
    : { do: 'offer', slots: [slot, slotOfDay((n + 5) % bookableDays)] }
}
