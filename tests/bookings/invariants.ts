import { isDeepStrictEqual } from 'node:util'
import {
  dayMinutes,
  dayOf,
  freePiece,
  isWithinHours,
  overlap,
  slotProblem,
  type Slot,
} from '../centre/calendar.ts'
import { busyOf, type Answer, type Booking, type Bookings, type Step } from '../centre/bookings.ts'

/** A step with the centre before and after it. */
export interface Taken {
  readonly before: Bookings
  readonly step: Step
  readonly after: Bookings
  readonly answer: Answer
}

const changedIn = ({ before, after }: Taken) =>
  [...after.bookings.values()].filter(({ id, version }) => before.bookings.get(id)?.version !== version)
/** Whether a step is an offered time that could not be taken: with none free the booking is asked for again. */
const isRefusedTake = ({ step, answer }: Taken, booking: string) =>
  step.kind === 'act' &&
  step.action.do === 'take' &&
  step.action.booking === booking &&
  answer.code !== undefined

/** Bookings that have a time after the step which they did not have before it. */
const placedIn = (taken: Taken) =>
  changedIn(taken).filter(({ id, state, during }) => {
    const was = taken.before.bookings.get(id)
    return state === 'confirmed' && (was?.state !== 'confirmed' || was.during !== during)
  })
const isSame = (a: Slot | undefined, b: Slot | undefined) => a?.starts === b?.starts && a?.ends === b?.ends

const steps: Record<Booking['state'], readonly Booking['state'][]> = {
  asked: ['asked', 'offered', 'confirmed', 'called_off'],
  offered: ['offered', 'confirmed', 'called_off'],
  confirmed: ['confirmed', 'done', 'called_off', 'asked'],
  done: ['done', 'billed'],
  billed: ['billed'],
  called_off: [],
}

/** Invariants after every step, by name. */
export const invariants: Record<string, (taken: Taken) => boolean> = {
  'a piece is never booked twice, nor on the way to the next village': ({ after }) => {
    const busy = busyOf(after)
    return busy.every((a, place) =>
      busy
        .slice(place + 1)
        .every((b) => a.resource !== b.resource || a.piece !== b.piece || !overlap(a.held, b.held)),
    )
  },
  'what is confirmed has a piece, a time and its way': ({ after }) =>
    [...after.bookings.values()].every(
      ({ state, piece, during, held }) =>
        !['confirmed', 'done', 'billed'].includes(state) ||
        (piece !== undefined && during && held && held.starts === during.starts && held.ends >= during.ends),
    ),
  'nothing is placed in the past, on a retired resource or on a piece that is not there': (taken) =>
    placedIn(taken).every(({ resource, during, piece }) => {
      const { retiredAt = Infinity, pieces } = taken.after.resources.get(resource)!
      const { now } = taken.after
      return during!.starts >= now && retiredAt > now && piece! <= pieces
    }),
  'confirmed times are within the hours of India': ({ after }) =>
    [...after.bookings.values()].every(
      ({ state, resource, during }) =>
        state !== 'confirmed' || isWithinHours(after.resources.get(resource)!, during!),
    ),
  'a booking never goes back, unless its day is moved': (taken) =>
    changedIn(taken).every(({ id, state }) => {
      const was = taken.before.bookings.get(id)
      if (!was) return state === 'asked'
      if (was.state === 'offered' && state === 'asked') return isRefusedTake(taken, id)
      const isBack = was.state === 'confirmed' && state === 'asked'
      return steps[was.state].includes(state) && (!isBack || taken.step.kind === 'move day')
    }),
  'every change counts once, and nothing else changes': (taken) => {
    const touched = changedIn(taken)
    if (taken.step.kind === 'act' && touched.length > 1) return false
    return (
      touched.every(({ id, version }) => version === (taken.before.bookings.get(id)?.version ?? 0) + 1) &&
      [...taken.before.bookings.values()].every(
        (was) => touched.some(({ id }) => id === was.id) || taken.after.bookings.get(was.id) === was,
      )
    )
  },
  'a refusal changes nothing but the offers of a time that has gone': (taken) =>
    taken.answer.code === undefined ||
    changedIn(taken).every(
      ({ id, state, offers }) =>
        isRefusedTake(taken, id) &&
        (state === 'asked' || (state === 'offered' && offers === taken.answer.slots)),
    ),
  'the same action again is answered again and changes nothing': ({ before, step, after, answer }) => {
    if (step.kind !== 'act') return true
    const known = before.answers.get(step.action.id)
    if (!known || !isDeepStrictEqual(known.action, step.action)) return true
    return answer === known.answer && after.bookings === before.bookings
  },
  'who is neither owner nor centre is told nothing, and the owner does only what is theirs': (taken) => {
    if (taken.step.kind !== 'act' || taken.step.action.by === 'centre') return true
    const { by, do: doing, booking } = taken.step.action
    if (by === 'stranger') return taken.answer.code === 'unknown' && changedIn(taken).length === 0
    if (changedIn(taken).length === 0) return true
    const [was, now] = [taken.before.bookings.get(booking)!, taken.after.bookings.get(booking)!]
    return ['take', 'move', 'call_off'].includes(doing) && was.resource === now.resource
  },
  'what the owner takes was offered': (taken) => {
    if (taken.step.kind !== 'act' || taken.step.action.do !== 'take' || taken.answer.code) return true
    const { slot, booking } = taken.step.action
    const was = taken.before.bookings.get(booking)!
    return (
      was.state !== 'offered' || was.offers.some((offer) => isSame(offer, slot)) || !placedIn(taken).length
    )
  },
  'times that come with a refusal are free, apart, as long, and the nearest first': ({
    before,
    step,
    answer,
  }) => {
    if (step.kind !== 'act' || !answer.slots || before.answers.has(step.action.id)) return true
    const { action } = step
    const resource = before.resources.get(action.resource ?? before.bookings.get(action.booking)!.resource)!
    const busy = busyOf(before, action.booking)
    const wanted = [action.slot, ...(action.slots ?? [])].flatMap((slot) => (slot ? [slot] : []))
    return (
      answer.slots.length <= 3 &&
      answer.slots.every(
        (slot, place) =>
          wanted.some((one) => one.ends - one.starts === slot.ends - slot.starts) &&
          slotProblem(resource, slot, before.now) === undefined &&
          freePiece(busy, resource, slot) !== undefined &&
          answer.slots!.every((other, at) => at === place || !overlap(slot, other)),
      ) &&
      wanted.some((one) => {
        const far = answer.slots!.map(({ starts }) => Math.abs(starts - one.starts))
        return far.every((distance, place) => place === 0 || distance >= far[place - 1]!)
      })
    )
  },
  'after a day was moved nothing that was confirmed begins on it': ({ step, after }) =>
    step.kind !== 'move day' ||
    [...after.bookings.values()].every(
      ({ state, during }) => state !== 'confirmed' || dayOf(during!.starts) !== step.day,
    ),
  'what is corrected after the work keeps its time and its way': (taken) =>
    changedIn(taken).every(({ id, during, held }) => {
      const was = taken.before.bookings.get(id)
      const isOver = was?.state === 'done' || was?.state === 'billed'
      return !isOver || (isSame(was.during, during) && isSame(was.held, held))
    }),
  'what is done ends when it is done at the latest': (taken) =>
    changedIn(taken).every(
      ({ state, during }) =>
        state !== 'done' ||
        (during!.ends <= taken.after.now && during!.ends - during!.starts <= 31 * dayMinutes),
    ),
}
