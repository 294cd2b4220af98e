import { expect, it } from 'vitest'
import { cleanAnswers } from '#src/features/forms/clean.ts'
import { brokenRules, rulesOf } from '#src/features/forms/check.ts'
import equipment from '#src/features/bookings/equipment-booking.form.ts'
import { reachableDays, unreachableDays } from '#src/features/forms/reachable-days.ts'

const now = Date.parse('2026-11-25T20:00:00Z') // already the 26th in India
const problems = (startDate: string) =>
  unreachableDays(equipment, { startDate }, now).map(({ problem }) => problem)

it.each(['2019-01-01', '2026-11-25', '2027-11-28', '9999-12-31', '2028-01-01', '0001-01-01'])(
  'the phone objects to %s',
  (day) => {
    expect(problems(day)).toEqual(['range'])
  },
)

it.each(['2026-11-26', '2027-11-01', '2027-11-27', 'tomorrow', '', 'x2019-01-01', '2019-01-01x'])(
  'the phone accepts "%s"',
  (day) => {
    expect(problems(day)).toEqual([])
  },
)

it('the centre accepts a past day: offline work arrives late', () => {
  const rules = rulesOf(equipment)
  const typed = {
    name: 'A',
    phone: '98765 43210',
    startDate: '25/11/2025',
    duration: 'half-day',
    location: 'Sarna',
  }
  const broken = brokenRules(rules, 'tractor-trolley', cleanAnswers(rules, 'tractor-trolley', typed))
  expect(broken.filter(({ field }) => field === 'startDate')).toEqual([])
})

it('the calendar offers the days that the phone accepts', () => {
  expect(reachableDays(now)).toEqual({ first: '2026-11-26', last: '2027-11-27' })
})

it('only days are objected to, by their own names', () => {
  const fields = { day: { type: 'date' }, note: { type: 'text' }, constructor: { type: 'date' } } as const
  const form = { fields } as unknown as Parameters<typeof unreachableDays>[0]
  expect(unreachableDays(form, { note: '2019-01-01' }, now)).toEqual([])
  expect(unreachableDays(form, { day: '2019-01-01', note: '2019-01-01' }, now)).toEqual([
    { field: 'day', problem: 'range' },
  ])
  expect(unreachableDays(form, { day: 7 }, now)).toEqual([])
  expect(unreachableDays(form, { day: reachableDays().first })).toEqual([])
})
