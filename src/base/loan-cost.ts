import type { Paise } from './money.ts'

/** Cost of a loan that is repaid in equal monthly instalments. */
export interface LoanCost {
  /** Paid every month. */
  readonly instalment: Paise
  /** Paid in the last month; differs from the others by some paise. */
  readonly last: Paise
  readonly interest: Paise
  /** Everything that is repaid: the loan and the interest. */
  readonly total: Paise
}

/**
 * Returns the cost of a loan at a fixed rate on the remaining debt, with each instalment rounded to the paisa.
 * Without fees the yearly rate of all payments (the APR) equals the rate.
 *
 * @param rate percent a year
 * @param months a whole number, at least 1
 */
export function loanCost(amount: Paise, rate: number, months: number): LoanCost {
  const monthly = rate / 1200
  const instalment = Math.round(
    monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months),
  )
  let outstanding = amount
  for (let month = 1; month < months; month++) outstanding += Math.round(outstanding * monthly) - instalment
  const last = outstanding + Math.round(outstanding * monthly)
  const total = instalment * (months - 1) + last
  return { instalment, last, interest: total - amount, total }
}
