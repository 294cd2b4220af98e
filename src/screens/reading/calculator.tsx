import { Suspense } from 'react'
import type { InsuranceKind } from '#src/content/offers/premiums.ts'
import { later } from '#src/screens/frame/later.tsx'

// Few pages reckon; the others need not bring that.
const LoanFigures = later(() => import('#src/screens/loans/loan-figures.tsx'))
const PremiumFigures = later(() => import('#src/screens/insurance/premium-figures.tsx'))

/** Reckons what a loan or an insurance costs. */
export function Calculator({ of }: { of: 'loan' | InsuranceKind }) {
  return <Suspense>{of === 'loan' ? <LoanFigures /> : <PremiumFigures kind={of} />}</Suspense>
}
