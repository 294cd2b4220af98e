import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOnes } from '#src/core/desk/filter.ts'
import { filterAt, placeOf, rowsAt } from '#src/core/desk/place.ts'

test('every choice at the desk is in the address and is read back from it', () => {
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

test('the list as it is at first has a bare address, and an address of nonsense opens that list', () => {
  expect(placeOf(openOnes)).toEqual({})
  expect(filterAt({})).toEqual(openOnes)
  expect(filterAt({ whose: 'x', order: 'x' })).toEqual(openOnes)
})

test('an address draws whole portions, and never more than a phone can', () => {
  expect(['60', '61', '30', '-5', 'x', '1e9', undefined].map((rows) => rowsAt({ rows }))).toEqual([
    60, 90, 30, 30, 30, 30, 30,
  ])
})
