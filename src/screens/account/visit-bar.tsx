import type { ReactNode } from 'react'
import { FinishVisit } from './finish-visit.tsx'

/** On every page while somebody uses the phone once: that nothing stays, and the way to finish. */
export default function VisitBar(): ReactNode {
  return (
    <div className="fixed inset-x-2 bottom-20 z-20 mx-auto max-w-xl md:bottom-4">
      <div className="card border-2 border-mustard p-2 raised">
        <FinishVisit />
      </div>
    </div>
  )
}
