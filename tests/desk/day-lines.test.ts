import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import '../device/failing-storage.ts'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { DeskBooking, DeskDays } from '#src/features/desk/internal/stored-day.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { i18n } from '@lingui/core'

i18n.activate('en')
speakDesk('en')
const { default: OwnBookings } = await import('#src/features/bookings/own-bookings.tsx')
const { PlanOfDays, WaitingBookings } = await import('#src/features/desk/internal/day-lists.tsx')
const { dayMovedText } = await import('#src/features/desk/internal/rain-day.tsx')
const { BookingActions } = await import('#src/features/desk/internal/day-actions.tsx')
const { DayCounts } = await import('#src/features/desk/internal/day-bar.tsx')

const morning = { starts: '2026-12-02T01:30:00Z', ends: '2026-12-02T05:30:00Z' }
const booking: DeskBooking = {
  id: 'b',
  request: 'r',
  resource: 'thresher',
  state: 'offered',
  version: 2,
  asked_day: '2026-12-02',
  asked_for: 'half-day',
  offers: [morning],
  piece: null,
  operator: null,
  hour_paise: null,
  day_paise: null,
  worked_minutes: null,
  bill_paise: null,
  order: null,
  paid: false,
  events: [],
  reference: 'KS-7F3M2',
  received_at: '2026-12-01T05:00:00Z',
  name: 'Gurpreet',
  phone: '9876543210',
  place: 'Sarna',
  emergency: false,
  assigned_to: null,
}
const confirmed = { ...booking, id: 'c', state: 'confirmed', operator: 'Gurdev', ...morning }
const days: DeskDays = {
  at: '2026-12-01T06:00:00Z',
  from: '2026-11-24',
  to: '2026-12-15',
  bookings: [confirmed],
  waiting: [booking, { ...booking, id: 'd', state: 'asked' }],
  resources: [],
}
const about = { account: 'a', pending: [], days }

it('a farmer reads an offer by the clock of India, with a button to take it, ask for another day or call off', () => {
  const shown = renderToStaticMarkup(createElement(OwnBookings, { bookings: [booking] }))
  expect(shown).toContain('Wednesday 02-12-2026, 07:00 to 11:00')
  for (const words of ['Thresher', 'Book this time', 'Other days', 'Cancel the booking'])
    expect(shown).toContain(words)
  const booked = renderToStaticMarkup(createElement(OwnBookings, { bookings: [confirmed] }))
  expect(booked).toContain('Booked: Wednesday 02-12-2026, 07:00 to 11:00')
  expect(booked).toContain('Gurdev')
  expect(booked).not.toContain('Book this time')
})

it('the desk reads what waits, overdue first, and each machine of a day with who goes', () => {
  const waiting = [{ booking: days.waiting[1]!, due: Date.parse(days.at), isOverdue: true }]
  const lines = renderToStaticMarkup(createElement(WaitingBookings, { ...about, waiting }))
  expect(lines).toMatch(/Overdue since .*Thresher, Gurpreet, Sarna.*Offered, no answer yet/s)
  const plan = renderToStaticMarkup(
    createElement(PlanOfDays, { ...about, wanted: ['2026-12-02'], by: 'machine' }),
  )
  expect(plan).toMatch(/Wednesday 02-12-2026.*Thresher.*Gurdev/s)
  const counts = renderToStaticMarkup(createElement(DayCounts, { days, wanted: ['2026-12-02'], waiting }))
  expect(counts).toMatch(/Received: 1.*Overdue: 1.*Offered: 1.*Booked: 1.*Done: 0/s)
})

it('the desk corrects hours until there is a bill, and then the bill, from what was written', () => {
  const shown = (more: Partial<DeskBooking>) =>
    renderToStaticMarkup(
      createElement(BookingActions, {
        booking: { ...confirmed, worked_minutes: 210, ...more },
        days,
        account: 'a',
        act: () => Promise.resolve(),
      }),
    )
  const done = shown({ state: 'done' })
  expect(done).toMatch(/The bill in rupees.*Write the bill.*Hours worked.*value="3.5".*Correct it/s)
  const billed = shown({ state: 'billed', bill_paise: 350_050 })
  expect(billed).toMatch(/The bill in rupees.*value="3500.5".*Correct it/s)
  expect(billed).not.toContain('Hours worked')
})

describe('what the desk wrote about a booking and came back', () => {
  const returned = (change: Partial<PendingAction['action']>, code = 'changed_meanwhile'): PendingAction => ({
    id: 'e',
    action: { booking: 'c', do: 'done', seen: 2, label: 'Thresher', ...change },
    state: 'returned',
    code,
    refused: { booking: { ...confirmed, version: 5 } },
  })
  const lines = (pending: PendingAction) =>
    renderToStaticMarkup(
      createElement(PlanOfDays, { ...about, pending: [pending], wanted: ['2026-12-02'], by: 'machine' }),
    )

  it.each([
    [{ do: 'done', minutes: 210 }, 'Hours worked: 3:30'],
    [{ do: 'bill', paise: 350_000 }, 'The bill in rupees: ₹3,500'],
    [{ do: 'assign', operator: 'Gurdev 98765 43210' }, 'Person sent: \u2068Gurdev 98765 43210\u2069'],
    [{ do: 'move', resource: 'rotavator', ...morning }, 'Rotavator, Wednesday 02-12-2026, 07:00 to 11:00'],
    [{ do: 'call_off', reason: 'It is raining.' }, '\u2068It is raining.\u2069'],
  ] as const)('is shown, and sent anyway by a tap: %o', (change, words) => {
    expect(lines(returned(change))).toMatch(
      new RegExp(`Your unsent answer.*${words}.*changed it meanwhile.*Send it anyway`, 's'),
    )
  })

  it('is shown, but cannot be sent again where the centre would refuse it again', () => {
    const shown = lines(returned({ minutes: 210 }, 'not_begun'))
    expect(shown).toContain('Hours worked: 3:30')
    expect(shown).not.toContain('Send it anyway')
  })
})

it('a day that was moved before has nothing left to move, and a refusal is not called an absent network', () => {
  const moved = [{ id: 'a' }]
  expect(dayMovedText({ moved, waiting: [], out: [] })).toBe('Moved: 1.')
  expect(dayMovedText({ moved: [], waiting: [], out: [] })).toBe('Nothing is left to move on this day.')
  expect(dayMovedText('no right')).toBe('You do not have the role for this any more. Ask the manager.')
  expect(dayMovedText('refused')).toMatch(/^The centre did not accept it/)
  expect(dayMovedText('no network')).toBe('There is no network now. Try again when there is.')
})
