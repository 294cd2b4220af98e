import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { keepToastsAboveButtons } from '#src/ui/above-buttons.ts'
import { openFoot } from '#src/ui/open-foot.ts'
import { SentOrders } from './sent-orders.tsx'
import { Support } from './support.tsx'
import { UpdateNotice } from '#src/screens/update/update-notice.tsx'
import { restoreFocus } from '#src/ui/restore-focus.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'
import { useObservable } from '#src/ui/use-observable.ts'
import { announceTitle } from '#src/ui/speak-title.ts'

// Its code comes only where somebody uses the phone once.
const VisitBar = lazy(() =>
  import('#src/screens/account/visit-bar.tsx').catch(() => ({ default: () => null })),
)
const heldVisit = async () => (await import('#src/core/session/held-visit.ts')).watchVisit()

/** What every page has once it is shown, and nobody waits for: the support button, the offer of a newer build, the word on orders that were sent, and what leads those who go by ear and by keys. */
export default function AfterFirstPaint(): ReactNode {
  const [title, setTitle] = useState('')
  const visit = useObservable<string | null>('visit', heldVisit, null)
  const onLock = useRouterState({ select: (state) => state.location.pathname === '/lock' })
  // Where nobody is signed in, the page of the lock begins and ends visits itself.
  const isShownThere = !usePerson() && onLock
  useEffect(restoreFocus, [])
  useEffect(openFoot, [])
  useEffect(keepToastsAboveButtons, [])
  useEffect(() => announceTitle(setTitle), [])
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Support />
      <UpdateNotice />
      <SentOrders />
      {visit && !isShownThere && (
        <Suspense>
          <VisitBar />
        </Suspense>
      )}
    </>
  )
}
