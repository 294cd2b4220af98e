import { expect, test } from 'vitest'
import { fillIn } from '#src/base/older-browsers.ts'

test.each([[10, 9, 1], Uint32Array.of(10, 9, 1)])(
  'a browser of before 2023 sorts and turns copies of lists, the list stays',
  (list) => {
    const own = Object.create(null) as Record<string, (...args: unknown[]) => Iterable<number>>
    fillIn([own])
    const byNumber = (a: number, b: number) => a - b
    expect([...own['toSorted']!.call(list, byNumber)]).toEqual([1, 9, 10])
    expect([...own['toReversed']!.call(list)]).toEqual([1, 9, 10])
    expect([...list]).toEqual([10, 9, 1])
  },
)

test('what a browser has is left as it is', () => {
  const { toSorted } = Array.prototype
  fillIn([Array.prototype])
  expect(Array.prototype.toSorted).toBe(toSorted)
})
