import type { Booking as BookingFacts, Slot } from '#src/features/requests/booking-api.ts'
import type { BookingAnswer } from '#src/features/bookings/internal/bookings-api.ts'
import type { BookingAction } from '#src/features/requests/booking-action.ts'
import {
  after,
  type Action,
  type Answer,
  type Booking,
  type BookingFaults,
  type Bookings,
} from './bookings.ts'
import { dayMinutes, dayOf, midnight, type Resource, type Slot as Minutes } from './calendar.ts'

/** A booking of the one tractor, as a phone shows it. */
export interface TractorBooking {
  readonly id: string
  readonly owner: string
  readonly state: Booking['state']
  readonly version: number
  readonly offers: readonly Slot[]
  /** The time that it has, once it was confirmed. */
  readonly slot?: Slot | undefined
}

/** An action that was done, and the versions of its booking before and after it. */
export interface DoneAction {
  readonly id: string
  readonly who: string
  readonly do: Action['do']
  readonly booking: string
  readonly seen: number
  readonly from: number
  readonly to: number
}

/** An action as a phone sends it. */
interface SentAction extends Omit<BookingAction, 'do'> {
  readonly id: string
  readonly do: Action['do']
}

const now = Date.UTC(2026, 10, 20) / 60_000
/** One tractor, for whole days. */
const tractor: Resource = {
  id: 'tractor',
  pieces: 1,
  opens: 0,
  openMinutes: dayMinutes,
  wayMinutes: 0,
  retiredAt: undefined,
}

const iso = (at: number) => new Date(at * 60_000).toISOString()
const minutes = (at = '') => Date.parse(at) / 60_000
const factsOf = ({ starts, ends }: Minutes): Slot => ({ starts: iso(starts), ends: iso(ends) })
const slotOf = ({ starts, ends }: Partial<Slot>): Minutes => ({
  starts: minutes(starts),
  ends: minutes(ends),
})
const minutesOfDay = (day: number): Minutes => ({
  starts: midnight(dayOf(now) + 1 + day),
  ends: midnight(dayOf(now) + 2 + day),
})

/** The time of a whole day, the first of which is 0. */
export const slotOfDay = (day: number): Slot => factsOf(minutesOfDay(day))

/** `act_on_booking` for the one tractor, with bookings that were asked for before. */
export class CentreBookings {
  /** In the order in which they were done. */
  readonly done: DoneAction[] = []
  private readonly owners = new Map<string, string>()
  private state: Bookings
  /** All bookings as the centre writes them. */
  all: readonly TractorBooking[] = []

  constructor(faults: BookingFaults) {
    const resources = new Map([[tractor.id, tractor]])
    this.state = { faults: {}, now, resources, bookings: new Map(), answers: new Map() }
    for (const [at, owner] of ['asha', 'bal'].entries()) {
      this.begin(`${owner}-1`, owner, { do: 'offer', slots: [1, 2, 3].map(minutesOfDay) })
      this.begin(`${owner}-2`, owner, { do: 'confirm', slot: minutesOfDay(4 + at) })
      this.begin(`${owner}-3`, owner)
    }
    this.state = { ...this.state, faults }
  }

  private begin(booking: string, owner: string, then?: Pick<Action, 'do' | 'slot' | 'slots'>): void {
    this.owners.set(booking, owner)
    const facts = { booking, by: 'centre' } as const
    this.step({ ...facts, id: `ask ${booking}`, do: 'ask', seen: 0, resource: tractor.id })
    if (then) this.step({ ...facts, ...then, id: `plan ${booking}`, seen: 1 })
  }

  /** Does an action of an account, as the centre or as an owner; each once, however often it comes. */
  act(who: string, isCentre: boolean, given: object): BookingAnswer {
    const { id, booking, do: what, seen, slots, ...slot } = given as SentAction
    const owner = this.owners.get(booking) === who ? 'owner' : 'stranger'
    const times = slots ? { slots: slots.map(slotOf) } : slot.starts ? { slot: slotOf(slot) } : {}
    const from = this.versionOf(booking)
    const answer = this.step({ id, by: isCentre ? 'centre' : owner, booking, do: what, seen, ...times })
    const to = this.versionOf(booking)
    if (answer.code === undefined && to > from) this.done.push({ id, who, do: what, booking, seen, from, to })
    return this.written(booking, answer)
  }

  private step(action: Action): Answer {
    const [next, answer] = after(this.state, { kind: 'act', action })
    if (next === this.state) return answer
    this.state = next
    this.all = [...next.bookings.values()].map((booking) => shown(booking, this.owners.get(booking.id)!))
    return answer
  }

  private versionOf(booking: string): number {
    return this.state.bookings.get(booking)?.version ?? 0
  }

  private written(id: string, { code, slots }: Answer): BookingAnswer {
    const booking = this.all.find((one) => one.id === id)
    if (!booking || code === 'unknown') return { refused: { status: 404, code: 'unknown' } }
    if (code === undefined) return { booking: bookingFacts(booking) }
    const times = slots ? { slots: slots.map(factsOf) } : {}
    return { refused: { status: 409, code, booking: bookingFacts(booking), ...times } }
  }
}

function shown({ id, state, version, offers, during }: Booking, owner: string): TractorBooking {
  const facts = { id, owner, state, version, offers: offers.map(factsOf) }
  return state === 'confirmed' ? { ...facts, slot: factsOf(during!) } : facts
}

/** A booking as the centre writes it. */
function bookingFacts({ id, state, version, offers, slot }: TractorBooking): BookingFacts {
  return {
    id,
    request: `request of ${id}`,
    resource: tractor.id,
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
