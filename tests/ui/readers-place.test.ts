import { expect, test } from 'vitest'
import { readersPlace } from '#src/ui/readers-place.ts'

test('a page that was moved before the app ran stays where it is, and its place is noted', () => {
  let noted = 0
  const mayMove = readersPlace(
    () => false,
    () => (noted += 1),
  )
  expect(mayMove()).toBe(false)
  expect(noted).toBe(1)
})

test('every page after it begins where the router says', () => {
  const mayMove = readersPlace(
    () => false,
    () => {},
  )
  mayMove()
  expect([mayMove(), mayMove()]).toEqual([true, true])
})

test('a page that nobody has moved is the router’s from the start, and stays so', () => {
  let isAtStart = true
  const mayMove = readersPlace(
    () => isAtStart,
    () => expect.unreachable(),
  )
  expect(mayMove()).toBe(true)
  isAtStart = false
  expect(mayMove()).toBe(true)
})
