import { expect, it } from 'vitest'
import { isUntouched, untouched, withTyped } from '#src/features/cart/typed-at-checkout.ts'

it('changes are merged, also a field that was emptied', () => {
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

it('it is stored once something was changed, also a field that was emptied', () => {
  expect(isUntouched(untouched)).toBe(true)
  expect(isUntouched(withTyped(untouched, { contact: { email: '' } }))).toBe(false)
  expect(isUntouched(withTyped(untouched, { payBy: 'cash' }))).toBe(false)
})
