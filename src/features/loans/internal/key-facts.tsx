import { t } from '@lingui/core/macro'
import { loanCost } from '#src/base/loan-cost.ts'
import { moneyText, type Paise } from '#src/base/money.ts'
import type { Loan } from '#src/content/offers/loans.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { InWords } from '#src/platform/ui/in-words.tsx'

interface KeyFactsProps {
  loan: Loan
  amount: Paise
  months: number
  /** The months as a text. */
  tenure: string
}

/** The facts that a lender must state before a loan, as far as the published rates contain them. */
export function KeyFacts({ loan, amount, months, tenure }: KeyFactsProps) {
  const { instalment, last, interest, total } = loanCost(amount, loan.rate, months)
  const rate = loan.rate
  const facts = [
    [t`Loan`, localize(loan.title)],
    [t`Loan amount`, moneyText(amount), amount],
    [t`Tenure`, tenure],
    [t`Interest`, t`${rate}% a year, fixed, on what is still owed`],
    [t`Number of instalments`, String(months)],
    [t`Monthly instalment (EMI)`, moneyText(instalment)],
    [t`Last instalment`, moneyText(last)],
    [t`Total interest`, moneyText(interest)],
    [t`Fees`, t`None`],
    [t`Total yearly cost (APR)`, `${rate}%`],
    [t`Total to repay`, moneyText(total), total],
    [t`Early repayment`, t`Without penalty`],
    [t`When you are in default`, t`After more than 30 days of non-payment`],
  ] as const
  return (
    <>
      <p className="pb-2">
        <strong>{t`This is only an estimate. The lender's own statement is binding.`}</strong>
      </p>
      <dl>
        {facts.map(([label, text, promised]) => (
          <div key={label} className="flex flex-wrap justify-between gap-3 border-b py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="ml-auto text-right font-bold">
              <span>{text}</span>
              {promised !== undefined && <InWords amount={promised} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
