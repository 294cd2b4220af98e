import { loanCost } from '#src/base/loan-cost.ts'
import { moneyText, rupees } from '#src/base/money.ts'
import { premiumOf } from '#src/base/premium.ts'
import { loans, type Loan, type LoanKind } from '#src/content/offers/loans.ts'
import { premiums, type InsuranceKind, type Premium } from '#src/content/offers/premiums.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Answers } from '#src/base/answers.ts'

/** True for a rate between those of some cover of the kind of insurance, or of the cover that was asked for. */
export function isOfferedRate(subject: string | undefined, { premiumRate, askedFor }: Answers): boolean {
  if (subject === undefined || !Object.hasOwn(premiums, subject) || typeof premiumRate !== 'number')
    return false
  const covers: Record<string, Premium> = premiums[subject as InsuranceKind]
  const own = Object.entries(covers).find(([cover]) => askedFor === `${subject}-${cover}`)?.[1]
  return (own ? [own] : Object.values(covers)).some(
    ({ from, to }) => from <= premiumRate && premiumRate <= to,
  )
}

/** Returns the premium at the calculator's rate; `undefined` without a rate. */
export function premiumText(subject: string | undefined, answers: Answers): string | undefined {
  const { coverageAmount, premiumRate } = answers
  if (typeof coverageAmount !== 'number' || typeof premiumRate !== 'number') return undefined
  if (!isOfferedRate(subject, answers)) return undefined
  const price = moneyText(premiumOf(rupees(coverageAmount), premiumRate).whole)
  const rate = `${premiumRate}%`
  return subject === 'crop'
    ? localize({
        en: `${price} for the season at ${rate}`,
        pa: `ਇੱਕ ਫ਼ਸਲ ਦਾ ${price}, ${rate} ਦੇ ਹਿਸਾਬ ਨਾਲ`,
        hi: `एक फ़सल का ${price}, ${rate} के हिसाब से`,
      })
    : localize({
        en: `${price} a year at ${rate}`,
        pa: `ਇੱਕ ਸਾਲ ਦਾ ${price}, ${rate} ਦੇ ਹਿਸਾਬ ਨਾਲ`,
        hi: `एक साल का ${price}, ${rate} के हिसाब से`,
      })
}

/** Returns the monthly instalment of a loan over the chosen months; `undefined` without months. */
export function instalmentText(
  subject: string | undefined,
  { requestedAmount, repayMonths }: Answers,
): string | undefined {
  if (typeof requestedAmount !== 'number' || typeof repayMonths !== 'number' || !isLoan(subject))
    return undefined
  const { rate, months, limit }: Loan = loans[subject]
  const amount = rupees(requestedAmount)
  if (!Number.isInteger(repayMonths) || repayMonths < 1 || repayMonths > months || amount > limit)
    return undefined
  const instalment = moneyText(loanCost(amount, rate, repayMonths).instalment)
  return localize({
    en: `${instalment} a month for ${repayMonths} months at ${rate}% a year`,
    pa: `${rate}% ਸਾਲਾਨਾ ਵਿਆਜ, ${repayMonths} ਮਹੀਨੇ, ${instalment} ਪ੍ਰਤੀ ਮਹੀਨਾ`,
    hi: `${rate}% सालाना ब्याज, ${repayMonths} महीने, ${instalment} प्रति महीना`,
  })
}

function isLoan(subject: string | undefined): subject is LoanKind {
  return subject !== undefined && Object.hasOwn(loans, subject)
}
