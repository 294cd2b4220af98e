import bookingAction from '#src/core/kinds/booking-action.kind.ts'
import consent from '#src/core/kinds/consent.kind.ts'
import deskAnswer from '#src/core/kinds/desk-answer.kind.ts'
import deskBooking from '#src/core/kinds/desk-booking.kind.ts'
import edit from '#src/core/kinds/edit.kind.ts'
import orderCancel from '#src/core/kinds/order-cancel.kind.ts'
import order from '#src/core/kinds/order.kind.ts'
import profile from '#src/core/kinds/profile.kind.ts'
import request from '#src/core/kinds/request.kind.ts'

/** The kinds as they are shipped. */
export const theKinds = {
  bookingAction,
  consent,
  deskAnswer,
  deskBooking,
  edit,
  orderCancel,
  order,
  profile,
  request,
}

export type Kinds = typeof theKinds

/** The call of the backend by which a kind sends. */
export type CallOf<Name extends keyof Kinds> = NonNullable<Parameters<Kinds[Name]['send']>[2]>
