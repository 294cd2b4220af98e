import { expect, it } from 'vitest'
import type { Booking, BookingEvent } from '#src/features/bookings/booking.ts'
import { dayOf, namedSlot, onDay } from '#src/features/bookings/booking.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { timelineOf } from '#src/features/requests/timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 6, minute)).toISOString()
const happened = (what: string, minute: number, more: Partial<BookingEvent> = {}): BookingEvent => ({
  what,
  reason: null,
  by: 'centre',
  at: at(minute),
  ...more,
})
const bookingWith = (events: BookingEvent[], more: Partial<Booking> = {}): Booking => ({
  id: 'b',
  request: 'r',
  resource: 'thresher',
  state: 'asked',
  version: 1,
  asked_day: null,
  asked_for: null,
  offers: [],
  piece: null,
  operator: null,
  hour_paise: null,
  day_paise: null,
  worked_minutes: null,
  bill_paise: null,
  order: null,
  paid: false,
  events,
  ...more,
})
type Event = Request['events'][number]
const event = (id: number, minute: number, more: Partial<Event>): Event => ({
  id,
  from: 'received',
  to: 'received',
  note: null,
  by: 'centre',
  at: at(minute),
  ...more,
})
const lines = (request: Parameters<typeof timelineOf>[0]) =>
  timelineOf(request).map((step) => ('what' in step ? step.what.what : (step.event.note ?? step.event.to)))

it('events of a request and of its bookings are in one order of time, each once', () => {
  const bookings = [
    bookingWith([happened('asked', 0), happened('offered', 10), happened('called_off', 40)]),
    bookingWith([happened('asked', 1), happened('confirmed', 20)]),
  ]
  const events = [
    // Each change of a booking is a change of its request, which says nothing by itself.
    event(1, 10, {}),
    event(2, 15, { to: 'in_review' }),
    event(3, 30, { from: 'in_review', to: 'in_review', note: 'We come early.' }),
  ]
  expect(lines({ kind: 'equipment-booking', events, bookings })).toEqual([
    'asked',
    'asked',
    'offered',
    'in_review',
    'confirmed',
    'We come early.',
    'called_off',
  ])
})

it('a request without bookings has its own events only, the call that nobody answered among them', () => {
  const events = [event(1, 1, { from: 'in_review', to: 'in_review' }), event(2, 2, {})]
  expect(lines({ kind: 'call-back', events })).toEqual(['in_review'])
  expect(lines({ kind: 'soil-test', events })).toEqual([])
})

it('another day keeps the hours of India, also past midnight and the year’s end', () => {
  const night = { starts: '2026-12-30T16:30:00.000Z', ends: '2026-12-31T00:30:00.000Z' }
  expect(dayOf(night)).toBe('2026-12-30')
  const moved = onDay(night, '2027-01-01')
  expect(moved).toEqual({ starts: '2027-01-01T16:30:00.000Z', ends: '2027-01-02T00:30:00.000Z' })
  const early = { starts: '2026-12-30T20:30:00.000Z', ends: '2026-12-30T21:30:00.000Z' }
  expect(dayOf(early)).toBe('2026-12-31')
  expect(dayOf(onDay(early, '2027-01-01'))).toBe('2027-01-01')
})

it('the time of a booking is the confirmed one, else the first offer, else the latest request', () => {
  const slot = (day: number) => ({ starts: `2026-12-0${day}T02:00:00Z`, ends: `2026-12-0${day}T06:00:00Z` })
  const events = [happened('asked', 0), happened('asked', 5, slot(3))]
  expect(namedSlot(bookingWith([happened('asked', 0)]))).toBeUndefined()
  expect(namedSlot(bookingWith(events))).toEqual(slot(3))
  expect(namedSlot(bookingWith(events, { offers: [slot(2)] }))).toEqual(slot(2))
  expect(namedSlot(bookingWith(events, { offers: [slot(2)], ...slot(1) }))).toEqual(slot(1))
})

it('half a time is none, and only a request of the person counts as one', () => {
  const [starts, ends] = ['2026-12-01T02:00:00Z', '2026-12-01T06:00:00Z']
  const offered = happened('offered', 9, { starts, ends })
  expect(namedSlot(bookingWith([offered], { starts }))).toBeUndefined()
  expect(namedSlot(bookingWith([offered], { ends }))).toBeUndefined()
  expect(namedSlot(bookingWith([happened('asked', 0, { starts })]))).toBeUndefined()
  expect(namedSlot(bookingWith([happened('asked', 0, { ends })]))).toBeUndefined()
  expect(namedSlot(bookingWith([happened('asked', 0, { starts, ends }), offered]))).toEqual({ starts, ends })
})
