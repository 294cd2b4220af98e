import { afterAll, expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import words, { DateFormatter } from '#src/features/bookings/internal/calendar-words.ts'
import { language, setLanguage } from '#src/platform/i18n/words.ts'

const before = language()
afterAll(() => setLanguage(before))

const cell = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
/** Three in the night of India, which is the evening before in London. */
const moment = new Date('2026-11-25T21:30:00Z')

it.each([
  ['en', 'Thursday 26 November 2026', 'Thu', 'November 2026'],
  ['pa', 'ਵੀਰਵਾਰ 26 ਨਵੰਬਰ 2026', 'ਵੀਰ', 'ਨਵੰਬਰ 2026'],
  ['hi', 'गुरुवार 26 नवंबर 2026', 'गुरु', 'नवंबर 2026'],
] as const)('days are written with our names in %s, whatever the browser has', (code, day, short, month) => {
  setLanguage(code)
  expect(new DateFormatter(code, cell).format(moment)).toBe(day)
  expect(new DateFormatter(code, { weekday: 'short' }).format(moment)).toBe(short)
  expect(new DateFormatter(code, { month: 'long', year: 'numeric' }).format(moment)).toBe(month)
  expect(new DateFormatter(code, { day: 'numeric' }).formatToParts(moment)).toEqual([
    { type: 'day', value: '26' },
  ])
})

it('a day is named by the widget library’s text', () => {
  i18n.load('en', {})
  i18n.activate('en')
  const { todayDate, dateSelected, next } = words['en-US']
  expect([todayDate({ date: 'Monday' }), dateSelected({ date: 'Monday' }), next()]).toEqual([
    'Today, Monday',
    'Monday, chosen',
    'Next month',
  ])
})
