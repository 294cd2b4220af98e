import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { merged } from '#src/features/forms/internal/merged.ts'

const fields = fc.dictionary(
  fc.constantFrom('name', 'phone', 'village', 'acres'),
  fc.constantFrom('a', 'b', 'c'),
)

it('what only one of two tabs has changed is kept', () => {
  fc.assert(
    fc.property(fields, fields, fields, (seen, mine, theirs) => {
      const all = merged(seen, mine, theirs)
      for (const key of ['name', 'phone', 'village', 'acres'])
        expect(all[key]).toBe(mine[key] === seen[key] ? theirs[key] : mine[key])
    }),
  )
})

it('fields within fields are merged too, and lists and words as a whole', () => {
  const seen = { typed: { price: '1', name: 'x' }, photos: ['a'] }
  const mine = { typed: { price: '2', name: 'x' }, photos: ['a'] }
  const theirs = { typed: { price: '1', name: 'y' }, photos: ['a', 'b'] }
  expect(merged(seen, mine, theirs)).toEqual({ typed: { price: '2', name: 'y' }, photos: ['a', 'b'] })
  expect(merged('a', 'b', 'c')).toBe('b')
  expect(merged(undefined, { name: 'x' }, { phone: '1' })).toEqual({ name: 'x', phone: '1' })
})
