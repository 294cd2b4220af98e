import { expect, test } from 'vitest'
import { duesByAge } from '#src/features/khata/age.ts'
import { monthDays, statementOf } from '#src/features/khata/internal/statement.ts'
import type { KhataEntry } from '#src/features/khata/khata-api.ts'
import { nextSlip } from '#src/features/cash/internal/slip-number.ts'
import { typedReference } from '#src/features/cash/upi-reference.tsx'

const entry = (at: string, paise: number): KhataEntry => ({
  id: at,
  at,
  told_at: at,
  paise,
  why: 'goods',
  about: null,
  order: null,
  reference: null,
  corrects: null,
  note: null,
})

test('a statement begins with the balance before it, and ends with the one after it', () => {
  const entries = [
    entry('2026-06-10T06:00:00Z', 3_000),
    entry('2026-05-31T18:00:00Z', -5_000),
    // Past midnight in India.
    entry('2026-05-31T18:45:00Z', -1_000),
    entry('2026-07-01T06:00:00Z', -700),
  ]
  const { before, taken, paid, after, lines } = statementOf(entries, '2026-06-01', '2026-06-30')
  expect({ before, taken, paid, after }).toEqual({ before: -5_000, taken: 1_000, paid: 3_000, after: -3_000 })
  expect(lines.map(({ day, balance }) => [day, balance])).toEqual([
    ['2026-06-01', -6_000],
    ['2026-06-10', -3_000],
  ])
})

test('a month has its own last day, also in a leap year and over New Year', () => {
  expect(monthDays(0, '2028-02-10')).toEqual(['2028-02-01', '2028-02-29'])
  expect(monthDays(1, '2027-01-31')).toEqual(['2026-12-01', '2026-12-31'])
})

test('what is owed is as old as the week in which it was taken', () => {
  const due = [
    { day: '2026-11-02', paise: 1 },
    { day: '2026-10-26', paise: 10 },
    { day: '2026-09-28', paise: 100 },
    { day: '2025-01-06', paise: 1_000 },
  ]
  expect(duesByAge([{ due }], '2026-11-29')).toEqual([1, 10, 100, 1_000])
})

test('a phone numbers its slips one after another under letters of its own', () => {
  const first = nextSlip(undefined, new Uint8Array([0, 29, 30, 255, 8]))
  expect(first).toEqual({ prefix: '2Z2HA', n: 1 })
  expect(nextSlip(first)).toEqual({ prefix: '2Z2HA', n: 2 })
})

test.each([
  ['4332 1098 7654', '433210987654'],
  ['੪੩੩੨੧੦੯੮੭੬੫੪', '433210987654'],
  ['utr433210987654', undefined],
  ['43321098765', undefined],
  ['', undefined],
])('a bank’s reference %s is read as %s', (typed, read) => expect(typedReference(typed)).toBe(read))
