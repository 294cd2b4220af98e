import { beforeEach, expect, it } from 'vitest'
import { forgetTyped, typeAtCheckout, typedBy, useAtCheckout } from '#src/screens/orders/typed-at-checkout.ts'

const of = (account: string) => typedBy(account)(useAtCheckout.getState())
const nothing = { contact: {}, payBy: 'online' }

beforeEach(() => useAtCheckout.setState(useAtCheckout.getInitialState()))

it('holds one change beside the other, also a field that was emptied', () => {
  typeAtCheckout('gurpreet', { contact: { name: 'Gurpreet ' } })
  typeAtCheckout('gurpreet', { payBy: 'cash' })
  typeAtCheckout('gurpreet', { contact: { email: '' }, filled: 'home' })
  expect(of('gurpreet')).toEqual({
    contact: { name: 'Gurpreet ', email: '' },
    payBy: 'cash',
    filled: 'home',
  })
})

it('shows no account what another has typed, nor mixes the two', () => {
  typeAtCheckout('gurpreet', { contact: { address: 'House 7, Sarna' }, payBy: 'cash', filled: 'home' })
  expect(of('harjit')).toEqual(nothing)
  typeAtCheckout('harjit', { contact: { name: 'Harjit' } })
  expect(of('harjit')).toEqual({ contact: { name: 'Harjit' }, payBy: 'online' })
  expect(of('gurpreet')).toEqual(nothing)
})

it('forgets what was ordered, and nothing of who has come since', () => {
  typeAtCheckout('gurpreet', { contact: { name: 'Gurpreet' }, payBy: 'cash' })
  forgetTyped('gurpreet')
  expect(of('gurpreet')).toEqual(nothing)
  typeAtCheckout('harjit', { payBy: 'cash' })
  forgetTyped('gurpreet')
  expect(of('harjit').payBy).toBe('cash')
})
