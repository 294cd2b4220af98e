import { expect, test } from 'vitest'
import { cameIn, sumsBy, weeksSince } from '#src/features/desk/internal/totals.ts'

test('equal names are one bar, the largest first', () => {
  const rows = [
    { kind: 'a', count: 2 },
    { kind: 'b', count: 4 },
    { kind: 'a', count: 3 },
    { kind: 'c', count: 4 },
  ]
  expect(sumsBy(rows, ({ kind }) => kind)).toEqual([
    { label: 'a', count: 5 },
    { label: 'b', count: 4 },
    { label: 'c', count: 4 },
  ])
})

test('spam, and what another request replaced, is not counted as work that came in', () => {
  const rows = ['received', 'spam', 'replaced', 'done'].map((status) => ({ status }))
  expect(cameIn(rows).map(({ status }) => status)).toEqual(['received', 'done'])
})

test('an empty week has its place, over the end of a year too', () => {
  expect(weeksSince('2026-12-21', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04'])
})
