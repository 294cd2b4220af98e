import { isDeepStrictEqual } from 'node:util'
import {
  dayMinutes,
  dayOf,
  freePiece,
  midnight,
  nearestSlots,
  slotProblem,
  withWay,
  type Busy,
  type Resource,
  type Slot,
} from './calendar.ts'

export type State = 'asked' | 'offered' | 'confirmed' | 'done' | 'billed' | 'called_off'

export interface Booking {
  readonly id: string
  readonly resource: string
  readonly state: State
  readonly version: number
  readonly offers: readonly Slot[]
  readonly piece?: number | undefined
  readonly during?: Slot | undefined
  readonly held?: Slot | undefined
}

/** The actor: somebody at the centre, the owner of the request, or anybody else. */
export type Who = 'centre' | 'owner' | 'stranger'

export interface Action {
  readonly id: string
  readonly by: Who
  readonly booking: string
  readonly do: 'ask' | 'offer' | 'confirm' | 'take' | 'move' | 'call_off' | 'done' | 'bill'
  readonly seen: number
  readonly resource?: string
  readonly slot?: Slot
  readonly slots?: readonly Slot[]
}

/** The code of a refusal with the times that come with it; neither where it was done. */
export interface Answer {
  readonly code?: string
  readonly slots?: readonly Slot[]
}

export type Step =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'move day'; readonly day: number; readonly toDay: number }

/** Ways in which a centre can be built wrong about bookings. */
export interface BookingFaults {
  readonly bookingActionsHaveNoKey?: boolean
  readonly bookingVersionIsNotCompared?: boolean
  readonly slotsAreNotCompared?: boolean
  readonly noOtherSlotsAreNamed?: boolean
}

/** Bookings, resources and the time, as the centre knows them; never changed, each step returns the next. */
export interface Bookings {
  readonly faults: BookingFaults
  readonly now: number
  readonly resources: ReadonlyMap<string, Resource>
  readonly bookings: ReadonlyMap<string, Booking>
  readonly answers: ReadonlyMap<string, { readonly action: Action; readonly answer: Answer }>
}

const keeps: readonly State[] = ['confirmed', 'done', 'billed']

/** Returns the busy periods of the pieces, except those of one booking. */
export const busyOf = (centre: Bookings, but?: string): Busy[] =>
  [...centre.bookings.values()].flatMap(({ id, resource, state, piece, held }) =>
    id !== but && keeps.includes(state) && piece !== undefined && held
      ? [{ booking: id, resource, piece, held }]
      : [],
  )

const moves: Record<State, Record<'centre' | 'owner', readonly Action['do'][]>> = {
  asked: { centre: ['offer', 'confirm', 'call_off'], owner: ['call_off'] },
  offered: { centre: ['offer', 'confirm', 'call_off'], owner: ['take', 'call_off'] },
  confirmed: { centre: ['move', 'call_off', 'done'], owner: ['move', 'call_off'] },
  done: { centre: ['done', 'bill'], owner: [] },
  billed: { centre: ['bill'], owner: [] },
  called_off: { centre: [], owner: [] },
}

const changed = (centre: Bookings, booking: Booking, changes: Partial<Booking>): Bookings => ({
  ...centre,
  bookings: new Map(centre.bookings).set(booking.id, {
    ...booking,
    ...changes,
    version: booking.version + 1,
  }),
})

const freeFor = (centre: Bookings, { id }: Booking, resource: Resource, slot: Slot) =>
  freePiece(centre.faults.slotsAreNotCompared ? [] : busyOf(centre, id), resource, slot)

/** The free times that come with a refusal. */
const otherSlots = (centre: Bookings, { id }: Booking, resource: Resource, slot: Slot) =>
  centre.faults.noOtherSlotsAreNamed ? [] : nearestSlots(busyOf(centre, id), resource, slot, centre.now)

/** Places a booking, or tells why not. */
function placed(centre: Bookings, booking: Booking, resource: Resource, slot: Slot): Bookings | string {
  const problem = slotProblem(resource, slot, centre.now)
  if (problem !== undefined) return problem
  const piece = freeFor(centre, booking, resource, slot)
  if (piece === undefined) return 'taken'
  const held = withWay(resource, slot)
  return changed(centre, booking, {
    state: 'confirmed',
    resource: resource.id,
    piece,
    during: slot,
    held,
    offers: [],
  })
}

type Result = readonly [Bookings, Answer]

function withSlot(centre: Bookings, booking: Booking, resource: Resource, action: Action): Result {
  const { slot } = action
  if (!slot) throw new Error(`${action.do} needs a time`)
  const next = placed(centre, booking, resource, slot)
  if (typeof next !== 'string') return [next, {}]
  const slots = otherSlots(centre, booking, resource, slot)
  const state = slots.length > 0 ? 'offered' : 'asked'
  const after = action.do === 'take' ? changed(centre, booking, { offers: slots, state }) : centre
  return [after, { code: next, slots }]
}

function withOffer(centre: Bookings, booking: Booking, resource: Resource, slots: readonly Slot[]): Result {
  for (const slot of slots) {
    const problem = slotProblem(resource, slot, centre.now)
    if (problem !== undefined || freeFor(centre, booking, resource, slot) === undefined)
      return [centre, { code: problem ?? 'taken', slots: otherSlots(centre, booking, resource, slot) }]
  }
  return [changed(centre, booking, { state: 'offered', resource: resource.id, offers: slots }), {}]
}

function withDone(centre: Bookings, booking: Booking): Result {
  const { during, held } = booking
  // The hours are corrected.
  if (booking.state === 'done') return [changed(centre, booking, {}), {}]
  if (!during || !held || during.starts >= centre.now) return [centre, { code: 'not_begun' }]
  const ends = Math.min(during.ends, centre.now)
  return [
    changed(centre, booking, {
      state: 'done',
      during: { starts: during.starts, ends },
      held: { starts: held.starts, ends: ends + held.ends - during.ends },
    }),
    {},
  ]
}

/** An owner neither moves nor calls off a begun booking. */
const isOwnersAndBegun = (centre: Bookings, booking: Booking, { by, do: doing }: Action) =>
  by === 'owner' &&
  (doing === 'move' || doing === 'call_off') &&
  booking.state === 'confirmed' &&
  booking.during!.starts <= centre.now

function applied(centre: Bookings, booking: Booking, resource: Resource, action: Action): Result {
  if (isOwnersAndBegun(centre, booking, action)) return [centre, { code: 'begun' }]
  switch (action.do) {
    case 'offer':
      return withOffer(centre, booking, resource, action.slots ?? [])
    case 'take':
      if (
        !booking.offers.some(
          ({ starts, ends }) => starts === action.slot?.starts && ends === action.slot.ends,
        )
      )
        return [centre, { code: 'changed_meanwhile' }]
      return withSlot(centre, booking, resource, action)
    case 'confirm':
    case 'move':
      return withSlot(centre, booking, resource, action)
    case 'call_off':
      return [changed(centre, booking, { state: 'called_off', offers: [] }), {}]
    case 'done':
      return withDone(centre, booking)
    default:
      return [changed(centre, booking, { state: 'billed' }), {}]
  }
}

function objection(
  { faults }: Bookings,
  booking: Booking,
  resource: Resource | undefined,
  action: Action,
): string | undefined {
  const { by, slot } = action
  const isUnseen = action.do !== 'call_off' && action.seen !== booking.version
  if (isUnseen && !faults.bookingVersionIsNotCompared) return 'changed_meanwhile'
  if (!moves[booking.state][by === 'centre' ? 'centre' : 'owner'].includes(action.do)) return 'not_possible'
  if (!resource) return 'invalid'
  if (by === 'centre') return undefined
  const length = (time: Slot | undefined) => (time ? time.ends - time.starts : 0)
  const isOther =
    resource.id !== booking.resource || (action.do === 'move' && length(slot) !== length(booking.during))
  return isOther ? 'not_allowed' : undefined
}

function begun(centre: Bookings, { booking, resource: wanted = '' }: Action): Result {
  const resource = centre.resources.get(wanted)
  if (!resource || (resource.retiredAt !== undefined && resource.retiredAt <= centre.now))
    return [centre, { code: 'invalid' }]
  if (centre.bookings.has(booking)) return [centre, { code: 'conflict' }]
  return [changed(centre, { id: booking, resource: wanted, state: 'asked', version: 0, offers: [] }, {}), {}]
}

const mayKnow = ({ by, do: doing }: Action, booking: Booking | undefined) =>
  doing === 'ask' ? by === 'centre' : by !== 'stranger' && booking !== undefined

function acted(centre: Bookings, action: Action): Result {
  const known = centre.answers.get(action.id)
  const booking = centre.bookings.get(action.booking)
  if (!mayKnow(action, booking)) return [centre, { code: 'unknown' }]
  if (known && !centre.faults.bookingActionsHaveNoKey)
    return [centre, isDeepStrictEqual(known.action, action) ? known.answer : { code: 'conflict' }]
  if (action.do === 'ask') return begun(centre, action)
  const resource = centre.resources.get(action.resource ?? booking!.resource)
  const code = objection(centre, booking!, resource, action)
  return code === undefined ? applied(centre, booking!, resource!, action) : [centre, { code }]
}

/** Moves a day's bookings, as near to the same hour as is free; a booking without a free time is requested again. */
function withDayMoved(centre: Bookings, day: number, toDay: number): Bookings {
  const due = [...centre.bookings.values()]
    .filter(({ state, during }) => state === 'confirmed' && dayOf(during!.starts) === day)
    .toSorted((a, b) => a.during!.starts - b.during!.starts || (a.id < b.id ? -1 : 1))
  let next = centre
  for (const booking of due) {
    const resource = next.resources.get(booking.resource)!
    const shift = (toDay - day) * dayMinutes
    const wanted = { starts: booking.during!.starts + shift, ends: booking.during!.ends + shift }
    let result = placed(next, booking, resource, wanted)
    if (typeof result === 'string') {
      const busy = busyOf(next, booking.id)
      const [slot] = nearestSlots(busy, resource, wanted, next.now, midnight(toDay))
      if (slot) result = placed(next, booking, resource, slot)
    }
    const gaveUp = { state: 'asked', piece: undefined, during: undefined, held: undefined } as const
    next = typeof result === 'string' ? changed(next, booking, gaveUp) : result
  }
  return next
}

/** The centre after a step, and its answer to it. */
export function after(centre: Bookings, step: Step): Result {
  switch (step.kind) {
    case 'wait':
      return [{ ...centre, now: centre.now + step.minutes }, {}]
    case 'resource':
      return [{ ...centre, resources: new Map(centre.resources).set(step.resource.id, step.resource) }, {}]
    case 'move day':
      return [withDayMoved(centre, step.day, step.toDay), {}]
    case 'act': {
      const { action } = step
      const [next, answer] = acted(centre, action)
      const isChange =
        next.bookings.get(action.booking)?.version !== centre.bookings.get(action.booking)?.version
      if (!isChange) return [next, answer]
      return [{ ...next, answers: new Map(next.answers).set(action.id, { action, answer }) }, answer]
    }
  }
}
