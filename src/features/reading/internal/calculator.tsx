import type { InsuranceKind } from '#src/content/offers/premiums.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: few pages have a calculator.
const LoanFigures = lazyPart(() => import('#src/features/loans/loan-figures.tsx'))
const PremiumFigures = lazyPart(() => import('#src/features/insurance/premium-figures.tsx'))

/** Computes the cost of a loan or an insurance. */
export function Calculator({ of }: { of: 'loan' | InsuranceKind }) {
  return <LaterPart>{of === 'loan' ? <LoanFigures /> : <PremiumFigures kind={of} />}</LaterPart>
}
