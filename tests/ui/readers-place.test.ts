import { expect, test } from 'vitest'
import { readersPlace } from '#src/platform/ui/readers-place.ts'

test('a page that was scrolled before the app ran stays there, and its position is recorded', () => {
  let noted = 0
  const mayMove = readersPlace(
    () => false,
    () => (noted += 1),
  )
  expect(mayMove()).toBe(false)
  expect(noted).toBe(1)
})

test('every later page begins where the router says', () => {
  const mayMove = readersPlace(
    () => false,
    () => {},
  )
  mayMove()
  expect([mayMove(), mayMove()]).toEqual([true, true])
})

test('a page without scrolling is the router’s from the start, and stays so', () => {
  let isAtStart = true
  const mayMove = readersPlace(
    () => isAtStart,
    () => expect.unreachable(),
  )
  expect(mayMove()).toBe(true)
  isAtStart = false
  expect(mayMove()).toBe(true)
})
