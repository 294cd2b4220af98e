import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, lettersMissing, lettersOf } from '#src/base/search/typos.ts'
import { misspelt } from './typing.ts'

describe('the distance of a typed word', () => {
  it.each([
    ['tomato', 'tomato', 2, 0],
    ['tomata', 'tomato', 2, 2],
    ['tomto', 'tomato', 2, 2],
    ['tomatto', 'tomato', 2, 2],
    ['tomaot', 'tomato', 2, 2],
    ['tmoaot', 'tomato', 2, 4],
    ['potota', 'tomato', 2, Infinity],
    ['tamat', 'tomatoes', 1, 3],
    ['tmat', 'tomatoes', 1, Infinity],
    ['', 'tomato', 2, Infinity],
  ])('“%s” from “%s”, with at most %i typos, is %d', (typed, word, most, far) => {
    expect(distance(typed, word, most)).toBe(far)
  })

  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ਕ', 'ਖ', 'ਾ'),
    minLength: 1,
    maxLength: 12,
  })

  it('is never more than one typo after one typo, and the quick check never says more', () => {
    fc.assert(
      fc.property(word, fc.nat(), (right, dice) => {
        for (const typed of misspelt(right, dice)) {
          expect(distance(typed, right, 1)).toBeLessThanOrEqual(2)
          expect(lettersMissing(lettersOf(typed), lettersOf(right))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('is 0 only for the same word, and one measurement does not affect the next', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 2) === 0).toBe(a === b)
        expect(distance(a, b, 2)).toBe(distance(a, b, 2))
      }),
    )
  })
})
