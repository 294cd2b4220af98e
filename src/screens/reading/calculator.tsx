import { Suspense } from 'react'
import type { InsuranceKind } from '#src/content/offers/premiums.ts'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'

// Few pages compute; the others need not bring that.
const LoanFigures = lazyPart(() => import('#src/screens/loans/loan-figures.tsx'))
const PremiumFigures = lazyPart(() => import('#src/screens/insurance/premium-figures.tsx'))

/** Reckons what a loan or an insurance costs. */
export function Calculator({ of }: { of: 'loan' | InsuranceKind }) {
  return <Suspense>{of === 'loan' ? <LoanFigures /> : <PremiumFigures kind={of} />}</Suspense>
}
