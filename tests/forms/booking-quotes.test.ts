import { expect, it } from 'vitest'
import { rentals, workers } from '#src/content/offers/equipment.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { withOpenedFrom } from '#src/features/forms/opened-from.ts'
import { rates, rentalBooked, rentalText } from '#src/features/forms/booking-quotes.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'

const quote = (equipmentType: string, duration: string, more = {}) =>
  rentalText(undefined, { equipmentType, duration, ...more })

it('the rates are those on the cards, and only laborers have none', () => {
  const cards = Object.entries({ ...rentals, ...workers })
  const rate = (line: string, unit: string) => {
    const amount = new RegExp(`₹([0-9,]+)/${unit}`).exec(line)?.[1]?.replace(',', '')
    return amount === undefined ? undefined : Number(amount)
  }
  for (const [id, { line }] of cards) {
    if (id === 'farm-laborer') continue
    expect([id, rates[id]?.hour, rates[id]?.day]).toEqual([id, rate(line.en, 'hr'), rate(line.en, 'day')])
    expect([id, rates[id]?.isFrom ?? false]).toEqual([id, line.en.startsWith('from ')])
  }
  expect(Object.keys(rates)).toHaveLength(cards.length - 1)
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
