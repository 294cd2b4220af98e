import { describe, expect, it } from 'vitest'
import type { DeskBooking, DeskDays, Resource } from '#src/features/desk/internal/stored-day.ts'
import { canDrag, changeFor, placesFor, type DropPlace } from '#src/features/desk/internal/day-drop.ts'

/** A time in India on a day of December 2026. */
const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
const during = (day: number, from: number, hours = 4) => ({
  starts: at(day, from),
  ends: at(day, from + hours),
})
const now = Date.parse(at(1, 12))

const resource = (id: string, kind: Resource['kind'], retired_at: string | null = null): Resource => ({
  id,
  kind,
  name: { en: id, pa: id, hi: id },
  pieces: 1,
  opens: '07:00:00',
  open_minutes: 240,
  retired_at,
})
const booking = (more: Partial<DeskBooking> = {}): DeskBooking => ({
  id: 'b',
  request: 'r',
  resource: 'thresher',
  state: 'confirmed',
  version: 3,
  asked_day: null,
  asked_for: null,
  offers: [],
  piece: 1,
  operator: 'Gurdev',
  hour_paise: null,
  day_paise: null,
  worked_minutes: null,
  bill_paise: null,
  order: null,
  paid: false,
  events: [],
  reference: 'KS-22222',
  received_at: at(1, 9),
  name: 'Gurpreet',
  phone: '9876543210',
  place: 'Sarna',
  emergency: false,
  assigned_to: null,
  ...during(3, 7),
  ...more,
})
const days: DeskDays = {
  at: at(1, 12),
  from: '2026-11-25',
  to: '2026-12-16',
  bookings: [
    booking(),
    booking({ operator: ' gurdev ' }),
    booking({ operator: 'Baldev' }),
    booking({ operator: null }),
  ],
  waiting: [],
  resources: [
    resource('thresher', 'machine'),
    resource('rotavator', 'machine'),
    resource('old-pump', 'machine', at(1, 0)),
    resource('farm-laborer', 'worker'),
  ],
}
const drop = (place: DropPlace, more: Partial<DeskBooking> = {}, from?: string) =>
  changeFor({ booking: booking(more), from }, place, days, now)

describe('a confirmed booking that is let go', () => {
  it('on another machine moves to it, at its hour', () => {
    expect(drop({ resource: 'rotavator' })).toEqual({ do: 'move', ...during(3, 7), resource: 'rotavator' })
  })

  it('on another day moves there, at its hour, with the machine of that row', () => {
    expect(drop({ day: '2026-12-05' }, {}, '2026-12-03')).toEqual({ do: 'move', ...during(5, 7) })
    expect(drop({ day: '2026-12-05', resource: 'rotavator' }, {}, '2026-12-03')).toEqual({
      do: 'move',
      ...during(5, 7),
      resource: 'rotavator',
    })
  })

  it('on an hour begins then, and stays as long', () => {
    expect(drop({ time: '09:30' }, during(3, 7, 6))).toMatchObject({
      do: 'move',
      starts: '2026-12-03T04:00:00.000Z',
      ends: '2026-12-03T10:00:00.000Z',
    })
  })

  it('on somebody else is assigned to them', () => {
    expect(drop({ day: '2026-12-03', operator: 'Baldev' }, {}, '2026-12-03')).toEqual({
      do: 'assign',
      operator: 'Baldev',
    })
    expect(drop({ operator: 'Baldev' }, { operator: null })).toEqual({ do: 'assign', operator: 'Baldev' })
  })

  it('on the same person’s row of another day moves there', () => {
    expect(drop({ day: '2026-12-04', operator: 'GURDEV' }, {}, '2026-12-03')).toEqual({
      do: 'move',
      ...during(4, 7),
    })
  })

  it('keeps its first day where it was picked up on a later one', () => {
    const long = during(3, 7, 56)
    expect(drop({ day: '2026-12-04', resource: 'rotavator' }, long, '2026-12-04')).toMatchObject({
      starts: at(3, 7),
    })
    expect(drop({ day: '2026-12-06' }, long, '2026-12-04')).toMatchObject({
      starts: at(5, 7),
      ends: at(7, 15),
    })
  })

  it('over the year’s end has the right day', () => {
    expect(drop({ day: '2027-01-01' }, during(31, 23, 3), '2026-12-31')).toMatchObject({ starts: at(32, 23) })
  })

  it.each<[string, DropPlace, Partial<DeskBooking>?]>([
    ['where it was', { day: '2026-12-03', resource: 'thresher' }],
    ['on its own hour', { time: '07:00' }],
    ['on its own operator', { operator: 'gurdev' }],
    ['on what was retired', { resource: 'old-pump' }],
    ['on a worker', { resource: 'farm-laborer' }],
    ['on what nobody knows', { resource: 'x' }],
    ['on nobody', { operator: '' }],
    ['on somebody else on another day', { day: '2026-12-05', operator: 'Baldev' }],
    ['once it is done', { resource: 'rotavator' }, { state: 'done' }],
    ['once it is billed', { time: '09:00' }, { state: 'billed' }],
  ])('does nothing %s', (_where, place, more) => {
    expect(drop(place, more, '2026-12-03')).toBeUndefined()
  })
})

describe('a booking that waits', () => {
  const asked = {
    state: 'asked',
    asked_day: '2026-12-10',
    asked_for: 'half-day',
    starts: undefined,
    ends: undefined,
  }

  it('is booked on the day and the machine where it is let go, as long as was asked', () => {
    expect(drop({ day: '2026-12-04', resource: 'rotavator' }, asked)).toEqual({
      do: 'confirm',
      ...during(4, 7),
      resource: 'rotavator',
    })
    expect(drop({ time: '10:00' }, asked)).toEqual({ do: 'confirm', ...during(10, 10) })
  })

  it('is booked at the time that was offered', () => {
    expect(drop({ day: '2026-12-05' }, { ...asked, state: 'offered', offers: [during(4, 9)] })).toEqual({
      do: 'confirm',
      ...during(5, 9),
    })
  })

  it('is given to nobody before it has a time', () => {
    expect(drop({ operator: 'Baldev' }, asked)).toBeUndefined()
    expect(drop({ day: '2026-12-04', operator: '' }, asked)).toMatchObject({ do: 'confirm' })
  })
})

it('only waiting and confirmed bookings can be dragged', () => {
  const states = ['asked', 'offered', 'confirmed', 'done', 'billed', 'called_off']
  expect(states.filter((state) => canDrag(booking({ state })))).toEqual(['asked', 'offered', 'confirmed'])
})

it('the places in no list are its hours, machines of its kind and the other people, each once', () => {
  expect(placesFor({ booking: booking() }, days, now)).toEqual([
    { time: '08:00' },
    { time: '09:00' },
    { time: '10:00' },
    { resource: 'rotavator' },
    { operator: 'Baldev' },
  ])
})
