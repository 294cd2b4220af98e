import { describe, expect, test } from 'vitest'
import { labDay, orderOf } from '#src/features/soil/lab-date.ts'
import { readLabFile, type LabFile } from '#src/features/soil/lab-file.ts'

test.each([
  '25-Nov-26',
  '25 Nov 2026',
  '25-November-2026',
  'Nov 25, 2026',
  '25th November 2026',
  'Wed, 25 Nov 2026',
  '25.11.2026',
  '25/11/26',
  '11/25/2026',
  '2026/11/25',
  '2026-11-25',
  '2026-11-25 00:00:00',
  '2026-11-25T10:30:00',
  '2026-11-24T18:30:00Z',
  '25/11/2026 10:30 AM',
  '20261125',
  '46351',
  '46351.4375',
  '25 नवंबर 2026',
  '25 नवम्बर 26',
  '25 ਨਵੰਬਰ 2026',
  '25 ਨਵੰ 26',
  '੨੫-੧੧-੨੦੨੬',
])('%s is the 25th of November', (cell) => {
  expect(labDay(cell, orderOf([cell]))).toBe('2026-11-25')
})

test.each(['Nov 2026', '31-02-2026', '13/13/2026', '46', '463510', 'soon', '25 Nov', '', '25-Xyz-26'])(
  '%j is no day',
  (cell) => {
    expect(labDay(cell, 'day first')).toBeUndefined()
  },
)

describe('a file', () => {
  const daysOf = (dates: readonly string[], order?: 'day first' | 'month first') => {
    const lines = dates.map((date, at) => `KS-7F3M2-${at + 1},7,${date}`)
    const file = readLabFile(['Sample,pH,Date', ...lines].join('\n'), order) as LabFile
    return {
      days: file.rows.map((row) => row.tested_on),
      bad: file.bad.map(({ row }) => row),
      asked: file.asked,
    }
  }

  test('has the month first in all rows if one of them says so', () => {
    expect(daysOf(['10/25/2026', '03/04/2026']).days).toEqual(['2026-10-25', '2026-03-04'])
    expect(daysOf(['25/10/2026', '03/04/2026']).days).toEqual(['2026-10-25', '2026-04-03'])
  })

  test('asks for the order if no date tells it, and follows the answer', () => {
    expect(daysOf(['03/04/2026', '05/06/2026'])).toEqual({ days: [], bad: [2, 3], asked: '03/04/2026' })
    expect(daysOf(['03/04/2026'], 'month first')).toEqual({ days: ['2026-03-04'], bad: [], asked: undefined })
    expect(daysOf(['03/03/2026', '3-Apr-26']).asked).toBeUndefined()
  })

  test('that contradicts itself has no day for the dates that could be either', () => {
    expect(daysOf(['25/10/2026', '10/25/2026', '03/04/2026'])).toMatchObject({
      days: ['2026-10-25', '2026-10-25'],
      bad: [4],
    })
  })
})
