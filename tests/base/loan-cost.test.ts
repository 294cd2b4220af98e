import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loanCost } from '#src/base/loan-cost.ts'
import { rupees } from '#src/base/money.ts'

const amounts = fc.integer({ min: 10_000, max: 50_00_000 }).map(rupees)
const rates = fc.integer({ min: 10, max: 360 }).map((tenths) => tenths / 10)
const months = fc.integer({ min: 1, max: 120 })

/** Returns the present value of the payments on the day of the loan, at a yearly rate. */
function worth(cost: ReturnType<typeof loanCost>, rate: number, count: number): number {
  const monthly = 1 + rate / 1200
  let sum = cost.last / monthly ** count
  for (let month = 1; month < count; month++) sum += cost.instalment / monthly ** month
  return sum
}

it('a crop loan of ₹3,00,000 at 7% costs ₹25,958.02 in each of 12 months', () => {
  const { instalment, interest } = loanCost(rupees(3_00_000), 7, 12)
  expect(instalment).toBe(rupees(25_958.02))
  expect(interest).toBeGreaterThan(rupees(11_490))
  expect(interest).toBeLessThan(rupees(11_500))
})

it('the payments are worth the loan at the stated rate, so the APR equals the rate', () => {
  fc.assert(
    fc.property(amounts, rates, months, (amount, rate, count) => {
      // Every month is rounded by half a paisa at most.
      expect(Math.abs(worth(loanCost(amount, rate, count), rate, count) - amount)).toBeLessThan(count)
    }),
  )
})

it('the payments are the loan and its interest, both in whole paise', () => {
  fc.assert(
    fc.property(amounts, rates, months, (amount, rate, count) => {
      const { instalment, last, interest, total } = loanCost(amount, rate, count)
      expect(total).toBe(amount + interest)
      expect(total).toBe(instalment * (count - 1) + last)
      expect([instalment, last, interest, total].every(Number.isInteger)).toBe(true)
      expect(interest).toBeGreaterThan(0)
    }),
  )
})

it('the last instalment differs from the others by a few rupees at most', () => {
  fc.assert(
    fc.property(amounts, rates, months, (amount, rate, count) => {
      const { instalment, last } = loanCost(amount, rate, count)
      expect(Math.abs(last - instalment)).toBeLessThan(rupees(100))
      expect(last).toBeGreaterThan(0)
    }),
  )
})

it('a longer time or a higher rate never costs less interest, and a longer time never has a larger instalment', () => {
  fc.assert(
    fc.property(amounts, rates, fc.integer({ min: 1, max: 119 }), (amount, rate, count) => {
      const now = loanCost(amount, rate, count)
      const longer = loanCost(amount, rate, count + 1)
      expect(longer.interest).toBeGreaterThan(now.interest)
      expect(longer.instalment).toBeLessThan(now.instalment)
      expect(loanCost(amount, rate + 0.5, count).interest).toBeGreaterThan(now.interest)
    }),
  )
})

it('a loan without interest is repaid as it was lent', () => {
  fc.assert(
    fc.property(amounts, months, (amount, count) => {
      expect(loanCost(amount, 0, count)).toMatchObject({ interest: 0, total: amount })
    }),
  )
})
