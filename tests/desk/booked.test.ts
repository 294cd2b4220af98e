import { describe, expect, test } from 'vitest'
import type { Booking, BookingEvent } from '#src/features/bookings/booking.ts'
import { suggestedBill } from '#src/features/bookings/standing.ts'
import { dayOfItem, isDesksTurn } from '#src/features/desk/internal/booked.ts'
import type { DeskItem } from '#src/features/desk/internal/item.ts'
import { logOf } from '#src/features/desk/internal/log.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { inOrder, orderAfter } from '#src/features/desk/internal/columns.ts'
import { standingOf } from '#src/features/desk/internal/standing-text.ts'
import { speakBookings } from '#src/platform/i18n/phrases-of-bookings.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'

speak('en')
speakBookings('en')
speakDesk('en')
speakForms('en')

const now = Date.parse('2026-12-03T06:00:00Z')
const at = (day: number, hour = 7) => new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
const slot = (day: number) => ({ starts: at(day), ends: at(day, 11) })
const happened = (what: string, day: number, by = 'centre', more: object = {}): BookingEvent => ({
  what,
  reason: null,
  by,
  at: at(day),
  ...more,
})

const booking = (state: string, more: Partial<Booking> = {}): Booking => ({
  id: 'b',
  request: 'r',
  resource: 'thresher',
  state,
  version: 1,
  asked_day: '2026-12-09',
  asked_for: 'half-day',
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
  ...more,
})

function request(bookings: Booking[], more: object = {}, item: object = {}): DeskItem {
  const facts = { id: 'r', kind: 'equipment-booking', subject: null, status: 'in_review', answers: {} }
  return {
    what: 'request',
    id: 'r',
    owner: null,
    from: null,
    open: true,
    log: [],
    request: { ...facts, received_at: at(1), reference: 'KS-7F3M2', filled_by: null, bookings, ...more },
    ...item,
  } as unknown as DeskItem
}

const moved = [happened('confirmed', 1, 'owner'), happened('moved', 2)]

describe('a request at the desk says how its booking stands, on which day, and whether the desk has to act', () => {
  test.each([
    ['No time yet', '2026-12-09', true, booking('asked')],
    ['Offered, no answer yet', '2026-12-04', false, booking('offered', { offers: [slot(4)] })],
    ['The offered times are over', '2026-12-02', true, booking('offered', { offers: [slot(2)] })],
    ['Booked', '2026-12-04', false, booking('confirmed', slot(4))],
    ['Over: write the hours', '2026-12-02', true, booking('confirmed', slot(2))],
    [
      'Moved by the centre, no answer yet',
      '2026-12-05',
      false,
      booking('confirmed', { ...slot(5), events: moved }),
    ],
    [
      'Booked',
      '2026-12-05',
      false,
      booking('confirmed', { ...slot(5), events: [...moved, happened('agreed', 2, 'owner')] }),
    ],
    ['Done, no bill yet', '2026-12-02', true, booking('done', slot(2))],
    [
      'Not paid yet: ₹1,200',
      '2026-12-02',
      false,
      booking('billed', { ...slot(2), bill_paise: 120_000, paid: false }),
    ],
  ])('%s', (words, day, isTurn, one) => {
    const item = request([one])
    expect(standingOf(item, now)).toBe(words)
    expect(dayOfItem(item, now)).toBe(day)
    expect(isDesksTurn(item, now)).toBe(isTurn)
  })

  test('of several the one says it that the desk has to act on', () => {
    expect(standingOf(request([booking('confirmed', slot(4)), booking('asked')]), now)).toBe('No time yet +1')
  })

  test('of a completed one the bill says that it is paid, and a soil test where its sample is', () => {
    const paid = booking('billed', { ...slot(2), bill_paise: 120_000, paid: true })
    expect(standingOf(request([paid], { status: 'done' }), now)).toBe('Paid: ₹1,200')
    const soil = [{ state: 'at_lab', results: [] }]
    const test = request([booking('done', { ...slot(2), resource: 'soil-pickup' })], {
      kind: 'soil-test',
      soil,
    })
    expect(standingOf(test, now)).toBe('At the laboratory')
    expect(isDesksTurn(test, now)).toBe(false)
  })
})

describe('the log', () => {
  const event = (id: number, day: number, more: object = {}) => ({
    id,
    from: 'in_review',
    to: 'in_review',
    note: null,
    by: 'centre',
    who: 'Kiran Bala',
    at: at(day),
    ...more,
  })

  test('has the changes of bookings and samples with the name of who did them, in place of lines without words', () => {
    const bookings = [
      booking('confirmed', {
        ...slot(5),
        events: [happened('offered', 1), happened('confirmed', 2, 'owner')],
      }),
    ]
    const soil = [
      {
        id: 's',
        label: 'KS-7F3M2-1',
        state: 'discarded',
        reason: 'Wet',
        collected_at: at(3),
        at_lab_at: null,
        results: [],
      },
    ]
    const log = [
      event(1, 1),
      event(2, 2, { by: 'owner', who: null }),
      event(3, 3),
      event(4, 4, { note: 'Come early' }),
      event(5, 5),
    ]
    const lines = logOf(request(bookings, { soil }, { log })).map((step) => {
      if ('event' in step) return step.event.note
      return [step.who, 'soil' in step ? step.soil.what : step.happened.what].join(' ')
    })
    expect(lines).toEqual([
      'Kiran Bala offered',
      ' confirmed',
      'Kiran Bala collected',
      'Come early',
      'Kiran Bala discarded',
    ])
  })
})

test('a column sorts upwards, downwards, and then the latest change comes first again; what has nothing there comes last', () => {
  const items = [
    request([booking('confirmed', slot(5))], {}, { id: 'fifth' }),
    request([], {}, { id: 'none' }),
    request([booking('confirmed', slot(4))], {}, { id: 'fourth' }),
  ]
  const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(items, order).map(({ id }) => id)
  expect(ids('latest')).toEqual(['fifth', 'none', 'fourth'])
  expect(ids('day')).toEqual(['fourth', 'fifth', 'none'])
  expect(ids('-day')).toEqual(['fifth', 'fourth', 'none'])
  expect([orderAfter('latest', 'day'), orderAfter('day', 'day'), orderAfter('-day', 'day')]).toEqual([
    'day',
    '-day',
    'latest',
  ])
  expect([orderAfter('day', 'age'), orderAfter('longest', 'age'), orderAfter('age', 'age')]).toEqual([
    'longest',
    'age',
    'latest',
  ])
})

test('a bill follows from the quoted day or the hours that were worked; half a day at a day’s rate is not reckoned', () => {
  const rates = { hour_paise: 90_000, day_paise: 650_000, worked_minutes: 210 }
  expect(suggestedBill(booking('done', { ...rates, asked_for: 'half-day' }))).toBe(315_000)
  expect(suggestedBill(booking('done', { ...rates, asked_for: '2-days' }))).toBe(1_300_000)
  expect(suggestedBill(booking('done', { ...rates, hour_paise: null }))).toBeUndefined()
  expect(suggestedBill(booking('done', { ...rates, resource: 'farm-laborer' }))).toBeUndefined()
  const set = booking('done', { ...rates, asked_for: '2-days', resource: 'tractor-with-operator' })
  const driver = { resource: 'tractor-operator', hour_paise: null, day_paise: 80_000 }
  expect(suggestedBill(set, driver)).toBe(160_000)
})
