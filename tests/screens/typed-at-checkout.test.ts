import { expect, it } from 'vitest'
import { isUntouched, untouched, withTyped } from '#src/screens/orders/typed-at-checkout.ts'

it('holds one change beside the other, also a field that was emptied', () => {
  const changes = [
    { contact: { name: 'Gurpreet ' } },
    { payBy: 'cash' },
    { contact: { email: '' }, filled: 'home' },
  ] as const
  expect(changes.reduce(withTyped, untouched)).toEqual({
    contact: { name: 'Gurpreet ', email: '' },
    payBy: 'cash',
    filled: 'home',
  })
})

it('is kept once something was touched, also where a field was emptied', () => {
  expect(isUntouched(untouched)).toBe(true)
  expect(isUntouched(withTyped(untouched, { contact: { email: '' } }))).toBe(false)
  expect(isUntouched(withTyped(untouched, { payBy: 'cash' }))).toBe(false)
})
