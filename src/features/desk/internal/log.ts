import type { Booking, BookingEvent } from '#src/features/bookings/booking.ts'
import { isCallAttempt } from '#src/features/requests/call-attempt.ts'
import type { SoilSample } from '#src/features/soil/samples.ts'
import { headOf, type DeskItem } from './item.ts'

type LogEvent = DeskItem['log'][number]

/** Something that was done to a sample. */
export interface SampleStep {
  readonly what: 'collected' | 'at_lab' | 'tested' | 'corrected' | 'withdrawn' | 'discarded'
  readonly sample: SoilSample
  readonly reason: string | null
}

/** A step in the history of an item at the desk. `who` is the name of a colleague. */
export type LogStep =
  | { readonly at: string; readonly event: LogEvent }
  | {
      readonly at: string
      readonly who: string | null
      readonly booking: Booking
      readonly happened: BookingEvent
    }
  | { readonly at: string; readonly who: string | null; readonly soil: SampleStep }

/** A change and the event of its request are written together, within so many milliseconds. */
const together = 5_000

/** True for an event that says nothing by itself: a change of a booking or a sample has one too. */
export function isWordless(item: DeskItem, event: LogEvent): boolean {
  const { from, to, note, files, coming } = event
  return (
    item.what === 'request' &&
    from === to &&
    !note &&
    !files?.length &&
    !coming &&
    !isCallAttempt(headOf(item).kind, event)
  )
}

/**
 * Returns what happened to an item, oldest first, with the changes of its bookings and samples in place of the events that say
 * nothing.
 */
export function logOf(item: DeskItem): LogStep[] {
  if (item.what === 'order') return item.log.map((event) => ({ at: event.at, event }))
  const beside = ({ at }: { readonly at: string }) =>
    item.log.find((event) => Math.abs(Date.parse(event.at) - Date.parse(at)) < together && event.who !== null)
  const booked = (item.request.bookings ?? []).flatMap((booking) =>
    booking.events.map((happened) => ({
      at: happened.at,
      who: beside(happened)?.who ?? null,
      booking,
      happened,
    })),
  )
  const samples = (item.request.soil ?? []).flatMap(stepsOf)
  const soil = samples.map((step) => ({ ...step, who: beside(step)?.who ?? null }))
  const times = [...booked, ...soil].map(({ at }) => Date.parse(at))
  const isTold = ({ at }: LogEvent) => times.some((time) => Math.abs(time - Date.parse(at)) < together)
  const silent = item.log.filter((event) => isWordless(item, event) && !isTold(event))
  const discarded = discardedBy(item.request.soil ?? [], silent)
  const replaced = new Set(discarded.map(({ event }) => event))
  const told = item.log.filter((event) => !replaced.has(event) && !(isWordless(item, event) && isTold(event)))
  return [
    ...told.map((event) => ({ at: event.at, event })),
    ...booked,
    ...soil,
    ...discarded.map(({ event, soil: step }) => ({ at: event.at, who: event.who, soil: step })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function stepsOf(sample: SoilSample): { readonly at: string; readonly soil: SampleStep }[] {
  const step = (what: SampleStep['what'], at: string | null, reason: string | null = null) =>
    at === null ? [] : [{ at, soil: { what, sample, reason } }]
  return [
    ...step('collected', sample.collected_at),
    ...step('at_lab', sample.at_lab_at),
    ...sample.results.flatMap(({ at, ended, ended_at: endedAt, reason }) => [
      ...step('tested', at),
      ...(ended ? step(ended, endedAt, reason) : []),
    ]),
  ]
}

/** A sample does not say when it was discarded: the last silent events of the desk were that. */
function discardedBy(samples: readonly SoilSample[], silent: readonly LogEvent[]) {
  const gone = samples.filter(({ state }) => state === 'discarded')
  const events = silent.filter(({ by }) => by === 'centre').slice(-gone.length || silent.length)
  return gone.flatMap((sample, at) => {
    const event = events[at]
    return event ? [{ event, soil: { what: 'discarded' as const, sample, reason: sample.reason } }] : []
  })
}
