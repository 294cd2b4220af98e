import { expect, test } from 'vitest'
import { textsOf } from '#src/base/search-texts.ts'

test.each([
  ['takes text as it is, also where it is empty', { id: 'KS-4F7QK', tab: '' }, { id: 'KS-4F7QK', tab: '' }],
  ['makes text of a number', { id: 45_632 }, { id: '45632' }],
  ['leaves out what it does not know', { id: 'a', other: 'b' }, { id: 'a' }],
  ['leaves out what is no text', { id: ['a'], tab: { toString: 'b' } }, {}],
  ['says nothing of what is not there', {}, {}],
])('an address %s', (_, search, said) => {
  expect(textsOf('id', 'tab')(search)).toEqual(said)
})
