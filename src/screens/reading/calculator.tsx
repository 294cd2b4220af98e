import { lazy, Suspense } from 'react'
import type { InsuranceKind } from '#src/content/offers/premiums.ts'

// Few pages reckon; the others need not bring that.
const LoanFigures = lazy(() => import('#src/screens/loans/loan-figures.tsx'))
const PremiumFigures = lazy(() => import('#src/screens/insurance/premium-figures.tsx'))

/** Reckons what a loan or an insurance costs. */
export function Calculator({ of }: { of: 'loan' | InsuranceKind }) {
  return <Suspense>{of === 'loan' ? <LoanFigures /> : <PremiumFigures kind={of} />}</Suspense>
}
