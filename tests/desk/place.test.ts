import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOnes } from '#src/features/desk/internal/filter.ts'
import { filterAt, placeOf, rowsAt } from '#src/features/desk/internal/place.ts'

test('every filter of the desk is in the address and is parsed from it', () => {
  const filter = fc.record({
    words: fc.string(),
    status: fc.constantFrom('open', '', 'done', 'paid'),
    kind: fc.constantFrom('', 'orders', 'soil-test'),
    whose: fc.constantFrom('all' as const, 'mine' as const, 'nobody' as const),
    order: fc.constantFrom('latest' as const, 'longest' as const),
  })
  fc.assert(
    fc.property(filter, (chosen) => {
      expect(filterAt(placeOf(chosen))).toEqual(chosen)
    }),
  )
})

test('the unfiltered list has a bare address, and an invalid address opens that list', () => {
  expect(placeOf(openOnes)).toEqual({})
  expect(filterAt({})).toEqual(openOnes)
  expect(filterAt({ whose: 'x', order: 'x' })).toEqual(openOnes)
})

test('an address renders whole portions, and never more than a phone can', () => {
  expect(['60', '61', '30', '-5', 'x', '1e9', undefined].map((rows) => rowsAt({ rows }))).toEqual([
    60, 90, 30, 30, 30, 30, 30,
  ])
})
