import { expect, it } from 'vitest'
import { loans } from '#src/content/offers/loans.ts'
import { tenuresOf, tenureWithin } from '#src/features/loans/internal/loan-input.ts'

it('after a change of the loan, its time is one that can be chosen there', () => {
  for (const from of Object.values(loans))
    for (const to of Object.values(loans))
      for (const chosen of tenuresOf(from.months))
        expect(tenuresOf(to.months)).toContain(tenureWithin(to.months, chosen))
})

it('the chosen time stays if possible, otherwise the longest shorter one replaces it', () => {
  expect([tenureWithin(60, 36), tenureWithin(12, 60), tenureWithin(60, 9)]).toEqual([36, 12, 12])
})
