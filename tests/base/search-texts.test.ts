import { expect, test } from 'vitest'
import { textsOf } from '#src/base/search-texts.ts'

test.each([
  ['takes text as it is, also where it is empty', { id: 'KS-4F7QK', tab: '' }, { id: 'KS-4F7QK', tab: '' }],
  ['makes text of a number', { id: 45_632 }, { id: '45632' }],
  ['leaves out what it does not know', { id: 'a', other: 'b' }, { id: 'a' }],
  [
    'says of what is no text that it is not there',
    { id: ['a'], tab: { toString: 'b' } },
    { id: undefined, tab: undefined },
  ],
  ['takes a word that is a boolean for the router', { id: true }, { id: 'true' }],
  ['says nothing of what is not there', {}, {}],
])('an address %s', (_, search, result) => {
  expect(textsOf('id', 'tab')(search)).toStrictEqual(result)
})
