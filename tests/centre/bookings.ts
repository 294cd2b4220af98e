import type { Booking, Slot } from '#src/backend/booking.ts'
import type { BookingAnswer } from '#src/backend/bookings.ts'
import type { BookingAction } from '#src/core/outbox/booking-action.ts'

/** Ways in which a centre can be built wrong about bookings. */
export interface BookingFaults {
  readonly bookingActionsHaveNoKey?: boolean
  readonly bookingVersionIsNotCompared?: boolean
  readonly slotsAreNotCompared?: boolean
  readonly noOtherSlotsAreNamed?: boolean
}

/** A booking of the one tractor. */
export interface TractorBooking {
  readonly id: string
  readonly owner: string
  readonly state: 'asked' | 'offered' | 'confirmed' | 'called_off'
  readonly version: number
  readonly offers: readonly Slot[]
  /** The time that it has, once it was confirmed. */
  readonly slot?: Slot | undefined
}

/** An action that was done, and the versions of its booking before and after it. */
export interface DoneAction {
  readonly id: string
  readonly who: string
  readonly do: BookingAction['do']
  readonly booking: string
  readonly seen: number
  readonly from: number
  readonly to: number
}

/** An action as a phone sends it. */
type SentAction = Omit<BookingAction, 'label'> & { readonly id: string }

type State = TractorBooking['state']

/** Days that can be booked. */
export const bookableDays = 12

/** Actions that a state allows to the centre, and to the owner. */
const moves: Record<State, Record<'centre' | 'owner', readonly BookingAction['do'][]>> = {
  asked: { centre: ['offer', 'confirm', 'call_off'], owner: ['call_off'] },
  offered: { centre: ['offer', 'confirm', 'call_off'], owner: ['take', 'call_off'] },
  confirmed: { centre: ['move', 'call_off'], owner: ['move', 'call_off'] },
  called_off: { centre: [], owner: [] },
}

/** The time of a day, which is a number here. */
export const slotOfDay = (day: number): Slot => ({ starts: `day ${day}`, ends: `day ${day + 1}` })

const dayOf = ({ starts }: Slot) => Number(starts.slice(4))

/** An in-memory model of `act_on_booking`: one tractor, whole days, and bookings that were asked for before. */
export class CentreBookings {
  readonly bookings = new Map<string, TractorBooking>()
  /** In the order in which they were done. */
  readonly done: DoneAction[] = []
  private readonly answers = new Map<string, { readonly text: string; readonly answer: BookingAnswer }>()
  private readonly faults: BookingFaults

  constructor(faults: BookingFaults) {
    this.faults = faults
    for (const [at, owner] of ['asha', 'bal'].entries()) {
      const facts = { owner, version: 1, offers: [] }
      this.put({ ...facts, id: `${owner}-1`, state: 'offered', offers: [1, 2, 3].map(slotOfDay) })
      this.put({ ...facts, id: `${owner}-2`, state: 'confirmed', slot: slotOfDay(4 + at) })
      this.put({ ...facts, id: `${owner}-3`, state: 'asked' })
    }
  }

  /** Does an action of an account, as the centre or as an owner; each once, however often it comes. */
  act(who: string, isCentre: boolean, given: object): BookingAnswer {
    const action = given as SentAction
    const booking = this.bookings.get(action.booking)
    if (!booking || !(isCentre || booking.owner === who)) return refused(undefined, 404, 'unknown')
    const text = JSON.stringify([who, isCentre, action])
    const known = this.answers.get(action.id)
    if (known && !this.faults.bookingActionsHaveNoKey)
      return known.text === text ? known.answer : refused(booking, 409, 'conflict')
    const code = this.objection(booking, isCentre, action)
    const answer = code === undefined ? this.perform(booking, who, action) : refused(booking, 409, code)
    // A refusal that has changed nothing is decided anew when it comes again.
    if (this.bookings.get(booking.id) !== booking) this.answers.set(action.id, { text, answer })
    return answer
  }

  private objection(booking: TractorBooking, isCentre: boolean, action: SentAction): string | undefined {
    const isUnseen = action.do !== 'call_off' && action.seen !== booking.version
    if (isUnseen && !this.faults.bookingVersionIsNotCompared) return 'changed_meanwhile'
    const possible = moves[booking.state][isCentre ? 'centre' : 'owner']
    return possible.includes(action.do) ? undefined : 'not_possible'
  }

  private perform(booking: TractorBooking, who: string, action: SentAction): BookingAnswer {
    if (action.do === 'call_off')
      return this.doneBy(who, action, { ...booking, state: 'called_off', offers: [], slot: undefined })
    const { offers } = booking
    const slots = action.do === 'offer' ? (action.slots ?? []) : [slotIn(action)]
    if (action.do === 'take' && !offers.some(({ starts }) => starts === action.starts))
      return refused(booking, 409, 'changed_meanwhile')
    const taken = slots.find((slot) => !this.isFree(slot, booking.id))
    if (taken && !this.faults.slotsAreNotCompared) return this.refuseTaken(booking, action, taken)
    if (action.do === 'offer')
      return this.doneBy(who, action, { ...booking, state: 'offered', offers: slots })
    return this.doneBy(who, action, { ...booking, state: 'confirmed', offers: [], slot: slots[0]! })
  }

  /** When an offered time has gone, the nearest free ones are offered instead. */
  private refuseTaken(booking: TractorBooking, action: SentAction, taken: Slot): BookingAnswer {
    const slots = this.faults.noOtherSlotsAreNamed ? [] : this.nearest(taken, booking.id)
    if (action.do !== 'take') return refused(booking, 409, 'taken', slots)
    return refused(this.put({ ...booking, offers: slots, version: booking.version + 1 }), 409, 'taken', slots)
  }

  private doneBy(who: string, action: SentAction, next: TractorBooking): BookingAnswer {
    const { id, booking, seen } = action
    const [from, to] = [next.version, next.version + 1]
    this.done.push({ id, who, do: action.do, booking, seen, from, to })
    return { booking: factsOf(this.put({ ...next, version: to })) }
  }

  private put(booking: TractorBooking): TractorBooking {
    this.bookings.set(booking.id, booking)
    return booking
  }

  /** True if no other booking has this time. */
  isFree({ starts }: Slot, but: string): boolean {
    return ![...this.bookings.values()].some(({ id, slot }) => id !== but && slot?.starts === starts)
  }

  private nearest(slot: Slot, but: string): Slot[] {
    const away = (other: Slot) => Math.abs(dayOf(other) - dayOf(slot))
    return Array.from({ length: bookableDays }, (_, day) => slotOfDay(day))
      .filter((other) => this.isFree(other, but))
      .toSorted((a, b) => away(a) - away(b) || dayOf(a) - dayOf(b))
      .slice(0, 3)
  }
}

const slotIn = ({ starts = '', ends = '' }: SentAction): Slot => ({ starts, ends })

function refused(
  booking: TractorBooking | undefined,
  status: number,
  code: string,
  slots?: readonly Slot[],
): BookingAnswer {
  const times = slots ? { slots: [...slots] } : {}
  return { refused: { status, code, ...(booking ? { booking: factsOf(booking) } : {}), ...times } }
}

/** A booking as the centre writes it. */
function factsOf({ id, state, version, offers, slot }: TractorBooking): Booking {
  return {
    id,
    request: `request of ${id}`,
    resource: 'tractor',
    state,
    version,
    asked_day: null,
    asked_for: null,
    offers: [...offers],
    piece: null,
    operator: null,
    hour_paise: null,
    day_paise: null,
    worked_minutes: null,
    bill_paise: null,
    order: null,
    paid: false,
    events: [],
    ...slot,
  }
}
