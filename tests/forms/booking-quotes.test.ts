import { expect, it } from 'vitest'
import { rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { resources, type ResourceFact } from '#src/content/resources.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { withOpenedFrom } from '#src/features/forms/opened-from.ts'
import { cardLine, resourcesWith } from '#src/features/catalogue/rate-lines.ts'
import { withRates } from '#src/features/catalogue/internal/page-rates.ts'
import { rentalBooked, rentalText } from '#src/features/forms/booking-quotes.ts'
import type { StoredResource } from '#src/platform/device/database.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'

const quote = (equipmentType: string, duration: string, more = {}) =>
  rentalText(undefined, { equipmentType, duration, ...more })

/** A machine as a manager has changed it. */
const changed = (id: keyof typeof resources, change: Partial<ResourceFact>): StoredResource => ({
  ...resources[id],
  id,
  name: { en: id, pa: id, hi: id },
  version: 1,
  ...change,
})
const quoteOf = (equipmentType: string, duration: string | undefined, ...rows: StoredResource[]) =>
  rentalText(undefined, { equipmentType, ...(duration !== undefined && { duration }) }, rows)

it('the cards say the rates of the content, and the form those of the cards', () => {
  setLanguage('en')
  const all = resourcesWith([])
  for (const [id, { line }] of Object.entries({ ...rentals, ...sets, ...workers }))
    expect([id, cardLine(id, all)]).toEqual([id, line.en])
})

it.each([
  ['half-day', '₹4,000 for 4 hours at ₹1,000'],
  ['full-day', '₹6,500 for the day'],
  ['weekly', '₹1,000/hr or ₹6,500/day'],
])('after a new price of an hour, a tractor for %s costs %s', (duration, text) => {
  setLanguage('en')
  expect(quoteOf('tractor-trolley', duration, changed('tractor-trolley', { hour_paise: 100_000 }))).toBe(text)
})

it('what goes along is in the price, and what has none is told by phone', () => {
  setLanguage('en')
  const tractor = changed('tractor-trolley', { hour_paise: 100_000, needs: ['tractor-operator'] })
  expect([
    quoteOf('tractor-trolley', 'half-day', tractor),
    quoteOf('tractor-trolley', 'full-day', tractor),
    quoteOf('tractor-trolley', undefined, tractor),
    // The set needs the same driver, once.
    quoteOf('tractor-with-operator', 'full-day', tractor),
    quoteOf('drone', 'full-day', changed('drone', { needs: ['tractor-operator'] })),
    quoteOf('sprayer', 'full-day', changed('sprayer', { needs: ['farm-laborer'] })),
  ]).toEqual([
    'Tractor with Trolley: ₹4,000 for 4 hours at ₹1,000 + Tractor Operator: price by phone',
    'Tractor with Trolley ₹6,500 + Tractor Operator ₹800: ₹7,300 for the day',
    '₹1,000/hr or ₹6,500/day + Tractor Operator ₹800/day',
    'Tractor with Trolley ₹6,500 + Tractor Operator ₹800: ₹7,300 for the day',
    'Drone: price by phone + Tractor Operator: ₹800 for the day',
    'Battery Power Sprayer: ₹300 for the day + Farm Laborer: price by phone',
  ])
})

it.each([
  ['a rate that is gone', 'thresher', { day_paise: null }, 'price by phone'],
  ['a rate of another unit', 'thresher', { day_paise: null, hour_paise: 20_050 }, '₹200.50/hr'],
  ['words around the amount', 'rotavator', { hour_paise: 80_000 }, 'from ₹800/hr'],
  ['a pause', 'thresher', { paused: true }, 'No bookings now'],
] as const)('the form shows %s', (_, machine, change, text) => {
  setLanguage('en')
  expect(quoteOf(machine, undefined, changed(machine, change))).toBe(text)
})

it('a new price of a driver is that of the set, and of nothing that does not need him', () => {
  setLanguage('en')
  const driver = changed('tractor-operator', { day_paise: 100_000 })
  const page = {
    cards: [rentals.thresher.line, sets['tractor-with-operator'].line],
    rates: workers['irrigation-specialist'].line,
  }
  expect(withRates(page, [driver])).toEqual({
    cards: [rentals.thresher.line, { en: '₹7,500/day, both come together' }],
    rates: workers['irrigation-specialist'].line,
  })
  expect(withRates(page, [])).toBe(page)
})

it.each([
  ['tractor-trolley', 'half-day', '₹3,600 for 4 hours at ₹900'],
  ['tractor-trolley', 'full-day', '₹6,500 for the day'],
  ['tractor-trolley', '3-days', '₹19,500 for 3 days at ₹6,500'],
  ['rotavator', 'half-day', 'from ₹2,800 for 4 hours, from ₹700 an hour'],
  ['thresher', 'full-day', '₹1,200 for the day'],
  [
    'tractor-with-operator',
    'full-day',
    'Tractor with Trolley ₹6,500 + Tractor Operator ₹800: ₹7,300 for the day',
  ],
  [
    'tractor-with-operator',
    '2-days',
    'Tractor with Trolley ₹13,000 + Tractor Operator ₹1,600: ₹14,600 for 2 days at ₹7,300',
  ],
])('%s for %s costs %s', (machine, duration, text) => {
  setLanguage('en')
  expect(quote(machine, duration)).toBe(text)
})

it.each([
  ['thresher', 'half-day'],
  ['tractor-with-operator', 'half-day'],
  ['rotavator', '2-days'],
  ['tractor-trolley', 'weekly'],
  ['tractor-trolley', 'custom'],
  ['farm-laborer', 'full-day'],
  ['constructor', 'toString'],
])('%s for %s is agreed by phone', (machine, duration) => {
  expect(quote(machine, duration)).toBeUndefined()
})

it('the price is sent with the request as it was shown; without one, the rate is', () => {
  setLanguage('en')
  const answers = { equipmentType: 'thresher', duration: 'full-day', emergencyService: true }
  expect(withOpenedFrom(equipmentBooking, 'thresher', answers)).toMatchObject({
    quoted: '₹1,200 for the day, emergency service extra',
  })
  expect(withOpenedFrom(equipmentBooking, 'thresher', { ...answers, duration: 'half-day' })).toMatchObject({
    quoted: '₹1,200/day',
  })
})

it('a pickup of soil is named as extra, whatever the test', () => {
  setLanguage('en')
  const shown = (subject: string, sampleCollection: string) =>
    withOpenedFrom(soilTest, subject, { sampleCollection })['quoted']
  expect(shown('basic', 'pickup')).toBe('₹500, report in 48 hours, pickup extra')
  expect(shown('basic', 'self')).toBe('₹500, report in 48 hours')
  expect(shown('general', 'pickup')).toBe('Contact for pricing')
})

it('a rental books its machine for as many days as its duration has', () => {
  const booked = (duration?: string) =>
    rentalBooked({ equipmentType: 'thresher', ...(duration !== undefined && { duration }) })?.days
  const options = equipmentBooking.fields.duration.options.map(({ value }) => [value, booked(value)])
  expect(Object.fromEntries(options)).toEqual({
    'half-day': 1,
    'full-day': 1,
    '2-days': 2,
    '3-days': 3,
    weekly: 7,
    custom: 1,
  })
  expect([booked(), booked('toString')]).toEqual([1, 1])
  expect(rentalBooked({ duration: 'weekly' })).toBeUndefined()
})
