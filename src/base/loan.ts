import type { Paise } from './money.ts'

/** What a loan costs that is repaid in equal monthly instalments. */
export interface LoanCost {
  /** What is paid every month. */
  readonly instalment: Paise
  /** What is paid in the last month: what is still owed then, some paise more or less than in the others. */
  readonly last: Paise
  readonly interest: Paise
  /** Everything that is paid back: the loan and the interest. */
  readonly total: Paise
}

/**
 * Reckons a loan in equal monthly instalments, each rounded to the paisa, at a fixed rate on what is still owed. Without
 * any fee the yearly rate of all that is paid (the APR) is the rate itself.
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
