import { expect, it } from 'vitest'
import { wrongWith, type Shown } from '#e2e/random-use/properties.ts'

const shown: Shown = { path: '/seeds-catalog', cart: 2, windows: 0, ways: 9, heading: 'Seeds' }
const tap = 'taps button “One less”'

it.each([
  ['a cart that shrinks without a tap', ['goes back', 'reloads the page'], { cart: 1 }],
  ['a cart that shrinks two acts after a tap', [tap, 'loses the network', 'goes back'], { cart: 0 }],
  ['a screen without a way on', [tap], { ways: 0 }],
  ['a screen without a heading', [tap], { heading: '' }],
])('%s is a violation', (_, acts, change) => {
  expect(wrongWith(shown, acts, { ...shown, ...change })).toBeTruthy()
})

it.each([
  ['a cart that shrinks by a tap', [tap], { cart: 1 }],
  ['a cart that shrinks in the act after the tap', [tap, 'goes back'], { cart: 1 }],
  ['a cart that grows', ['has a network'], { cart: 3 }],
  ['a cart whose count is not known yet', ['reloads the page'], { cart: undefined }],
])('%s is none', (_, acts, change) => {
  expect(wrongWith(shown, acts, { ...shown, ...change })).toBeUndefined()
})
