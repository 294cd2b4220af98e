import { diceOf, type Dice } from '#tests/simulator/dice.ts'
import { busyOf, type Action, type Booking, type Bookings, type Step, type Who } from '../centre/bookings.ts'
import { dayMinutes, dayOf, midnight, nearestSlots, type Resource, type Slot } from '../centre/calendar.ts'

const resources: readonly Resource[] = [
  // Two pieces by day.
  { id: 'tractor-trolley', pieces: 2, opens: 420, openMinutes: 720, wayMinutes: 60, retiredAt: undefined },
  // Works past midnight.
  { id: 'water-pump', pieces: 1, opens: 1200, openMinutes: 600, wayMinutes: 30, retiredAt: undefined },
  // No way between, day and night.
  { id: 'harvesting-team', pieces: 1, opens: 0, openMinutes: 1440, wayMinutes: 0, retiredAt: undefined },
]

/** The last evening but one of 2026 in India, so that every sequence crosses the end of the year. */
export const beginning = Date.UTC(2026, 11, 30, 13, 0) / 60_000

export const emptyCentre = (): Bookings => ({
  faults: {},
  now: beginning,
  resources: new Map(resources.map((resource) => [resource.id, resource])),
  bookings: new Map(),
  answers: new Map(),
})

const lengths = [60, 240, 240, 480, 480, 2 * dayMinutes - 720, 3 * dayMinutes - 720, 7 * dayMinutes]

/** A time near now: mostly within hours and ahead, at times in the past, years off, or closed. */
function someSlot(dice: Dice, centre: Bookings, resource: Resource): Slot {
  const day = dayOf(centre.now) + dice.below(4)
  const length = dice.oneOf(lengths)
  const starts = dice.oneIn(12)
    ? centre.now + dice.oneOf([-3 * dayMinutes, -1, 0, 399 * dayMinutes, 500 * dayMinutes])
    : midnight(day) + resource.opens + dice.oneOf([0, 0, 30, 60, 240, 300, 700])
  return { starts, ends: starts + length }
}

/** A free time now and then, else any. */
function wantedSlot(dice: Dice, centre: Bookings, resource: Resource, booking: string): Slot {
  const slot = someSlot(dice, centre, resource)
  if (dice.below(3) > 0) return slot
  return nearestSlots(busyOf(centre, booking), resource, slot, centre.now)[0] ?? slot
}

const doings = {
  asked: ['offer', 'offer', 'confirm', 'confirm', 'call_off'],
  offered: ['take', 'take', 'take', 'confirm', 'offer', 'call_off'],
  confirmed: ['move', 'move', 'done', 'done', 'call_off'],
  done: ['bill', 'bill', 'done'],
  billed: ['move', 'bill', 'call_off'],
  called_off: ['confirm', 'take'],
} as const satisfies Record<Booking['state'], readonly Action['do'][]>

/** Mostly an action that its state allows. */
const someDoing = (dice: Dice, { state }: Booking): Action['do'] =>
  dice.oneIn(8)
    ? dice.oneOf(['offer', 'confirm', 'take', 'move', 'call_off', 'done', 'bill'])
    : dice.oneOf(doings[state])

/** Taking is the owner's, most else the centre's. */
function somebody(dice: Dice, doing: Action['do'], by: Who): Who {
  if (by === 'stranger') return dice.oneIn(4) ? by : 'centre'
  return doing === 'take' ? 'owner' : by
}

/** Returns an offered time, the day after, or any time. */
function timeFor(
  dice: Dice,
  doing: Action['do'],
  centre: Bookings,
  booking: Booking,
  resource: Resource,
): Slot {
  const { offers, during } = booking
  if (doing === 'take' && offers.length > 0) return dice.oneOf(offers)
  if (doing === 'move' && during && dice.below(2) === 0)
    return { starts: during.starts + dayMinutes, ends: during.ends + dayMinutes }
  return wantedSlot(dice, centre, resource, booking.id)
}

function actionOn(dice: Dice, id: string, centre: Bookings, booking: Booking): Action {
  const by: Who = dice.oneOf(['centre', 'centre', 'owner', 'owner', 'stranger'])
  const doing = someDoing(dice, booking)
  const who = somebody(dice, doing, by)
  const named = dice.oneIn(6) ? dice.oneOf(resources).id : undefined
  const resource = centre.resources.get(named ?? booking.resource)!
  const seen = dice.oneIn(9) ? Math.max(0, booking.version - 1) : booking.version
  const action = { id, by: who, booking: booking.id, do: doing, seen, ...(named ? { resource: named } : {}) }
  return doing === 'offer'
    ? {
        ...action,
        slots: Array.from({ length: 1 + dice.below(3) }, () =>
          wantedSlot(dice, centre, resource, booking.id),
        ),
      }
    : { ...action, slot: timeFor(dice, doing, centre, booking, resource) }
}

function someResource(dice: Dice, centre: Bookings): Step {
  const resource = centre.resources.get(dice.oneOf(resources).id)!
  const pieces = dice.oneIn(2) ? 1 + dice.below(2) : resource.pieces
  const retiredAt = dice.oneIn(2) ? undefined : centre.now
  return { kind: 'resource', resource: { ...resource, pieces, retiredAt } }
}

/** Steps whose choice depends on the results of earlier ones: `next` gives one for the centre as it is. */
export function stepsOf(seed: number): { next: (centre: Bookings) => Step } {
  const dice = diceOf(seed)
  const sent: Action[] = []
  let ids = 0
  const id = () => `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${String(++ids).padStart(12, '0')}`
  const act = (action: Action): Step => {
    sent.push(action)
    return { kind: 'act', action }
  }
  return {
    next(centre) {
      const bookings = [...centre.bookings.values()]
      const roll = dice.below(20)
      if (bookings.length < 3 || (roll < 2 && bookings.length < 9))
        return act({
          id: id(),
          by: 'centre',
          booking: id(),
          do: 'ask',
          seen: 0,
          resource: dice.oneOf(resources).id,
        })
      if (roll < 4)
        return { kind: 'wait', minutes: dice.oneOf([1, 30, 240, 600, dayMinutes, 2 * dayMinutes]) }
      if (roll === 4) return someResource(dice, centre)
      if (roll === 5) {
        const day = dayOf(centre.now) + dice.below(3)
        return { kind: 'move day', day, toDay: day + 1 + dice.below(2) }
      }
      if (roll < 8 && sent.length > 0) {
        const again = dice.oneOf(sent)
        // The same once more, or another under its id.
        return { kind: 'act', action: dice.oneIn(4) ? { ...again, seen: again.seen + 1 } : again }
      }
      return act(actionOn(dice, id(), centre, dice.oneOf(bookings)))
    },
  }
}
