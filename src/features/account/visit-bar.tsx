import type { ReactNode } from 'react'
import { FinishVisit } from '#src/features/account/internal/finish-visit.tsx'

/** Shown on every page during a one-time use: says that nothing stays, with a button to finish. */
export default function VisitBar(): ReactNode {
  return (
    <div className="at-foot">
      <FinishVisit />
    </div>
  )
}
