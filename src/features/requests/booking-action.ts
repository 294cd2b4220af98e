import type { Booking, Slot } from './booking-api.ts'

/** The kind of entries by which a person acts on a booking of theirs. */
export const bookingActionKind = 'booking-action'

/** The kind of entries by which staff act on anybody's booking. */
export const deskBookingKind = 'desk-booking'

/** An action on a booking, as it is queued. The centre reads all but the label, with the entry's id. */
export interface BookingAction extends Partial<Slot> {
  /** The booking's id. */
  readonly booking: string
  readonly do:
    | 'take'
    | 'prefer'
    | 'move'
    | 'agree'
    | 'call_off'
    | 'offer'
    | 'confirm'
    | 'assign'
    | 'done'
    | 'bill'
  /** The version of the booking that the person saw. */
  readonly seen: number
  /** Offered times, the best first. */
  readonly slots?: readonly Slot[]
  readonly reason?: string
  /** The resource, if it becomes another. */
  readonly resource?: string
  /** Name of the operator. */
  readonly operator?: string
  /** The time worked. */
  readonly minutes?: number
  readonly paise?: number
  /** The part of the bill for each resource that goes along, in paise. */
  readonly parts?: Readonly<Record<string, number>>
  /** Name of the resource in the language of the phone, for lists on this phone. */
  readonly label: string
}

/** An action without the booking that it is about. */
export type BookingChange = Omit<BookingAction, 'booking' | 'seen' | 'label'> &
  Partial<Pick<BookingAction, 'seen'>>

/** The centre's answer with a refusal: the current booking, and the nearest free times. */
export interface RefusedAction {
  readonly booking?: Booking | null | undefined
  readonly slots?: readonly Slot[] | undefined
}
