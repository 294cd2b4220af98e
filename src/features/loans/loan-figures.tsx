import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { loanCost } from '#src/base/loan-cost.ts'
import { moneyText, rupees } from '#src/base/money.ts'
import { loans, type Loan, type LoanKind } from '#src/content/offers/loans.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { openForm } from '#src/features/apply/open-form.ts'
import { AmountField } from '#src/features/forms/amount-field.tsx'
import { amountIn } from '#src/features/forms/whole-rupees.ts'
import { Figure } from '#src/platform/ui/figure.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { tenuresOf, tenureWithin, type LoanInput } from '#src/features/loans/internal/loan-input.ts'
import { KeyFacts } from '#src/features/loans/internal/key-facts.tsx'

speakForms(language())

const kinds = Object.keys(loans) as LoanKind[]

/** Computes the cost of a loan: the instalment, the interest, and the facts that a lender must state. */
export default function LoanFigures() {
  const [input, setInput] = useState<LoanInput>({ kind: 'crop', typed: '1,00,000', months: 12 })
  const { kind, typed } = input
  const loan: Loan = loans[kind]
  const months = tenureWithin(loan.months, input.months)
  const amount = amountIn(typed)
  const fits = amount !== undefined && rupees(amount) <= loan.limit
  return (
    <div className="card grid gap-4 p-4 md:grid-cols-2 md:gap-8">
      <div className="grid content-start gap-4">
        <Labelled label={t`Which loan`}>
          {(tied) => (
            <select
              {...tied}
              value={kind}
              onChange={(event) => setInput({ ...input, kind: event.target.value as LoanKind })}
            >
              {kinds.map((key) => (
                <option key={key} value={key}>
                  {localize(loans[key].title)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <AmountField
          label={t`Loan amount (₹)`}
          typed={typed}
          most={loan.limit}
          fits={fits}
          onType={(words) => setInput({ ...input, typed: words })}
        />
        <Labelled label={t`Repay within`}>
          {(tied) => (
            <select
              {...tied}
              value={months}
              onChange={(event) => setInput({ ...input, months: Number(event.target.value) })}
            >
              {tenuresOf(loan.months).map((count) => (
                <option key={count} value={count}>
                  {tenureText(count)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      {fits && <Figures kind={kind} amount={amount} months={months} />}
    </div>
  )
}

/** The computed numbers. */
function Figures({ kind, amount, months }: { kind: LoanKind; amount: number; months: number }) {
  const { rate } = loans[kind]
  const cost = loanCost(rupees(amount), rate, months)
  const apply = () =>
    openForm({
      form: 'loan-application',
      subject: kind,
      answers: { requestedAmount: amount, repayMonths: months },
    })
  return (
    <div className="grid content-start gap-4">
      <dl className="grid gap-3" aria-live="polite">
        <Figure label={t`Monthly instalment (EMI)`} text={moneyText(cost.instalment)} large />
        <Figure label={t`Total interest`} text={moneyText(cost.interest)} />
        <Figure label={t`Total to repay`} text={moneyText(cost.total)} />
      </dl>
      <details className="border-t">
        <summary className="font-bold text-green">{t`Key Fact Statement`}</summary>
        <KeyFacts loan={loans[kind]} amount={rupees(amount)} months={months} tenure={tenureText(months)} />
      </details>
      <button type="button" className="button" aria-haspopup="dialog" onClick={apply}>
        {t`Apply for this loan`}
      </button>
    </div>
  )
}

function tenureText(months: number): string {
  const years = months / 12
  return months <= 12
    ? plural(months, { one: '# month', other: '# months' })
    : plural(years, { one: '# year', other: '# years' })
}
