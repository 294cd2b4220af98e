import type { ReactNode } from 'react'
import { FinishVisit } from './finish-visit.tsx'

/** On every page while somebody uses the phone once: that nothing stays, and the way to finish. */
export default function VisitBar(): ReactNode {
  return (
    <div className="at-foot">
      <FinishVisit />
    </div>
  )
}
