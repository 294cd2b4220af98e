import { expect, it } from 'vitest'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { missingAnswers } from '#src/features/agent/internal/farmers.ts'

it('the first three missing answers of a draft are named, and the rest counted', () => {
  const gaps = missingAnswers(loanApplication, { subject: 'crop', answers: { forAnother: true } })
  expect(gaps.slice(0, 3)).toEqual([
    loanApplication.fields.farmerConsent.label.en,
    loanApplication.fields.applicantName.label.en,
    loanApplication.fields.email.label.en,
  ])
  expect(gaps).toHaveLength(4)
  expect(gaps[3]).toMatch(/^\+\d+$/)
})
