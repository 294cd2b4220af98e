import { describe, expect, it } from 'vitest'
import type { DeskBooking, DeskDays, Resource } from '#src/features/desk/internal/stored-day.ts'
import {
  countsOf,
  daysOf,
  groupsOf,
  hoursOf,
  isOn,
  movableOn,
  suggestedSlot,
  toCall,
  waitingOf,
  workedHours,
} from '#src/features/desk/internal/day-plan.ts'
import { dayAt } from '#src/features/desk/internal/place.ts'

/** A time in India on a day of December 2026. */
const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
const now = Date.parse(at(2, 12))

const resource = (id: string, kind: Resource['kind']): Resource => ({
  id,
  kind,
  name: { en: id, pa: id, hi: id },
  pieces: 1,
  opens: '07:00:00',
  open_minutes: 720,
  retired_at: null,
})
const resources = [resource('thresher', 'machine'), resource('soil-pickup', 'pickup')]

let last = 0
const booking = (more: Partial<DeskBooking> = {}): DeskBooking => ({
  id: `b${++last}`,
  request: `r${last}`,
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
  events: [],
  reference: `KS-${last}`,
  received_at: at(2, 9),
  name: 'Gurpreet',
  phone: '9876543210',
  place: 'Sarna',
  emergency: false,
  assigned_to: null,
  ...more,
})
const days = (more: Partial<DeskDays>): DeskDays => ({
  at: at(2, 12),
  from: '2026-11-25',
  to: '2026-12-16',
  bookings: [],
  waiting: [],
  resources,
  ...more,
})
const during = (day: number, from: number, hours: number) => ({
  starts: at(day, from),
  ends: at(day, from + hours),
})

describe('what waits', () => {
  it('is by when it was promised, overdue first; what was offered waits for its farmer', () => {
    const waiting = [
      booking({ id: 'pick-up', resource: 'soil-pickup', received_at: at(1, 20) }),
      booking({ id: 'new', received_at: at(2, 11) }),
      booking({ id: 'old', received_at: at(2, 9) }),
      booking({ id: 'offered', state: 'offered', received_at: at(1, 1) }),
      booking({ id: 'urgent', resource: 'soil-pickup', emergency: true, received_at: at(2, 9) }),
    ]
    const found = waitingOf(days({ waiting }), now)
    expect(found.map(({ booking: { id }, isOverdue }) => [id, isOverdue])).toEqual([
      ['old', true],
      ['urgent', true],
      ['new', false],
      ['pick-up', false],
    ])
    expect(found[2]!.due).toBe(Date.parse(at(2, 13)))
  })

  it('waits anew from when its farmer asked for another time', () => {
    const events = [{ what: 'asked', reason: null, by: 'owner', at: at(2, 11) }]
    expect(waitingOf(days({ waiting: [booking({ events, received_at: at(1, 9) })] }), now)).toMatchObject([
      { isOverdue: false },
    ])
  })
})

describe('days', () => {
  it('of a week begin on Monday, also across the year’s end', () => {
    expect(daysOf('2027-01-01', 'week')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
    expect(daysOf('2026-12-28', 'week')[0]).toBe('2026-12-28')
    expect(daysOf('2027-01-01', 'day')).toEqual(['2027-01-01'])
  })

  it('have what begins, goes on or ends on them by the clock of India', () => {
    const night = during(3, 20, 8)
    expect(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) => isOn(night, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOn(during(3, 16, 8), '2026-12-04')).toBe(false)
    expect(isOn({}, '2026-12-04')).toBe(false)
  })

  it('of an address that is none are today, by machine', () => {
    expect(dayAt({ day: '2026-13-45', span: 'year', by: 'x' }, '2026-12-02')).toEqual({
      day: '2026-12-02',
      span: 'day',
      by: 'machine',
    })
    expect(dayAt({ day: '2026-12-05', span: 'week', by: 'village' }, '2026-12-02')).toEqual({
      day: '2026-12-05',
      span: 'week',
      by: 'village',
    })
  })

  it('are counted by how their bookings stand, and what rain would move', () => {
    const bookings = [
      booking({ state: 'confirmed', ...during(3, 7, 4) }),
      booking({ state: 'confirmed', ...during(2, 7, 36) }),
      booking({ state: 'done', ...during(3, 7, 4) }),
      booking({ state: 'billed', ...during(3, 7, 4) }),
      booking({ state: 'confirmed', ...during(5, 7, 4) }),
    ]
    const waiting = [booking(), booking({ state: 'offered' })]
    const these = days({ bookings, waiting })
    expect(countsOf(these, ['2026-12-03'])).toEqual({ asked: 1, offered: 1, confirmed: 2, done: 2 })
    // A booking that began the day before goes on.
    expect(movableOn(these, '2026-12-03')).toHaveLength(1)
  })

  it('need a call, once for each person, where no farmer reads of them in the app', () => {
    const guest = { reader: 'perhaps nobody', phone: '+919876543210' }
    const called = toCall([
      booking({ reader: 'account' }),
      booking(guest),
      booking(guest),
      booking({ reader: 'agent', name: 'Harbans', phone: '+919876543211' }),
      booking({ reader: 'perhaps nobody', phone: null }),
      // Of a centre that does not say it yet.
      booking(),
    ])
    expect(called).toEqual([
      { name: 'Gurpreet', phone: '+919876543210' },
      { name: 'Harbans', phone: '+919876543211' },
    ])
  })
})

it('the hours to write are the planned ones, and those that were written once they are corrected', () => {
  const hours = (minutes: number | null) =>
    workedHours(booking({ worked_minutes: minutes, ...during(3, 7, 4) }))
  expect(hours(null)).toBe(4)
  for (const minutes of [1, 90, 200, 209, 44_640]) expect(Math.round(hours(minutes) * 60)).toBe(minutes)
  expect(hours(200)).toBe(3.33)
})

it('bookings of one village are together however it is written, those without a place last', () => {
  const list = [
    booking({ id: 'a', place: null }),
    booking({ id: 'b', place: 'Sarna' }),
    booking({ id: 'c', place: ' sarna ' }),
    booking({ id: 'd', place: 'Gharota' }),
  ]
  expect(groupsOf(list, 'village').map(({ name, bookings }) => [name, bookings.map(({ id }) => id)])).toEqual(
    [
      ['Gharota', ['d']],
      ['Sarna', ['b', 'c']],
      ['', ['a']],
    ],
  )
})

describe('the time to begin with', () => {
  const suggested = (more: Partial<DeskBooking>) => suggestedSlot(booking(more), resources[0], now)

  it('is that of the asked day, from when the machine opens, as long as was asked', () => {
    const slot = suggested({ asked_day: '2026-12-10', asked_for: 'full-day' })
    expect(slot).toEqual(during(10, 7, 8))
    expect(hoursOf(suggested({ asked_for: '2-days' }))).toBe(32)
    expect(suggested({ asked_for: '2-days' }).ends.slice(11)).toBe(slot.ends.slice(11))
  })

  it('is tomorrow’s where the asked day is over or none was asked', () => {
    expect(suggested({ asked_day: '2026-11-01', asked_for: 'half-day' })).toEqual(during(3, 7, 4))
    expect(suggested({ asked_for: 'custom' })).toEqual(during(3, 7, 4))
  })

  it('is the one that the farmer asked for instead of an offer', () => {
    const events = [{ what: 'asked', reason: null, by: 'owner', at: at(2, 11), ...during(5, 9, 4) }]
    expect(suggested({ events, asked_day: '2026-12-10' })).toEqual(during(5, 9, 4))
  })
})
