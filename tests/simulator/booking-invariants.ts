import { bookingActionKind, deskBookingKind, type RefusedAction } from '#src/core/outbox/booking-action.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import type { CentreBookings, DoneAction } from '../centre/tractor.ts'
import type { KindLedger } from './kind-ledger.ts'

/** True for actions on a booking, at the desk or not. */
export function isOfBooking({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === bookingActionKind || kind === deskBookingKind
}

/** Refusals of the centre that has not done the action; other refusals may be the connection's. */
const ownRefusals = new Set(['changed_meanwhile', 'not_possible', 'taken', 'conflict'])

/** Says which promise about bookings was broken. */
export class BookingInvariants {
  private readonly ledger: KindLedger
  /** The version of each booking that a phone shows, by phone and booking. */
  private readonly shown = new Map<string, number>()

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  /** A phone has read a booking. */
  noteShown(phone: string, booking: string, version: number): void {
    const key = `${phone} ${booking}`
    this.shown.set(key, Math.max(version, this.shown.get(key) ?? 0))
  }

  /** A returned action was not done; a person whose time is taken gets others. */
  returned(entry: Extract<Entry, { state: 'returned' }>, { done }: CentreBookings): void {
    const { detailsOf, violated } = this.ledger
    const { id, returned } = entry
    if (!ownRefusals.has(returned.code)) return
    if (done.some((action) => action.id === id)) violated(`${id} came back although it is done`)
    const details = detailsOf(entry) as RefusedAction | undefined
    if (!details?.booking) violated(`${id} came back without the booking as it is`)
    if (returned.code === 'taken' && !details?.slots?.length) violated(`${id} came back without a free time`)
  }

  /** A finished action leaves the phone once the phone shows the resulting booking. */
  deleted({ id }: Entry, { done }: CentreBookings): void {
    const { made, violated } = this.ledger
    const action = done.find((one) => one.id === id)
    if (!action) return violated(`${id} is gone and was never done`)
    if ((this.shown.get(`${made.get(id)!.phone} ${action.booking}`) ?? 0) < action.to)
      violated(`${id} is done, and the phone shows ${action.booking} as it was before`)
  }

  /** Called when the world has healed. */
  conclude({ all, done }: CentreBookings): void {
    const { violated } = this.ledger
    const taken = new Map<string, string>()
    for (const { id, slot } of all) {
      if (!slot) continue
      const other = taken.get(slot.starts)
      if (other !== undefined) violated(`${id} and ${other} have the tractor at the same time`)
      taken.set(slot.starts, id)
    }
    const seen = new Set<string>()
    for (const action of done) this.concludeAction(action, seen)
  }

  private concludeAction({ id, who, do: what, booking, seen, from }: DoneAction, before: Set<string>): void {
    const { made, violated } = this.ledger
    if (made.get(id)?.owner !== who) violated(`the action ${id} is ${who}'s at the centre`)
    if (before.has(id)) violated(`the action ${id} was done twice`)
    before.add(id)
    if (what !== 'call_off' && seen !== from) violated(`${id} changed ${booking} unseen`)
  }
}
