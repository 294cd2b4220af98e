import { lazy, useEffect, useState, type ReactNode } from 'react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { keepToastsAboveButtons } from '#src/platform/ui/above-buttons.ts'
import { openFoot } from '#src/platform/ui/open-foot.ts'
import { SentOrders } from './sent-orders.tsx'
import { Support } from './support.tsx'
import { UpdateNotice } from '#src/app/this-phone/update-notice.tsx'
import { restoreFocus } from '#src/platform/ui/restore-focus.ts'
import { returnToPlace } from '#src/platform/ui/return-to-place.ts'
import { showResults } from '#src/platform/ui/show-results.ts'
import { lazyDialog, lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { isSignInPath } from '#src/base/return-address.ts'
import { beginListening } from '#src/features/listen/begin.ts'
import { closeListen, useListenWindow } from '#src/features/listen/listen-window.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { announceTitle } from '#src/platform/ui/speak-title.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: only one-time uses of a phone need it.
const VisitBar = lazy(() =>
  import('#src/features/account/visit-bar.tsx').catch(() => ({ default: () => null })),
)
const Listen = lazyPart(() => import('#src/features/listen/listen.tsx'), lazyDialog(closeListen))
const visitUpdates = async () => (await import('#src/platform/session/stored-visit.ts')).watchVisit()

/**
 * Parts of every page after its first paint: the support button, the update offer, the notice about sent orders, and
 * focus handling.
 */
export default function AfterFirstPaint(): ReactNode {
  const [title, setTitle] = useState('')
  const visit = useObservable<string | null>('visit', visitUpdates, null)
  const onLock = useRouterState({ select: (state) => state.location.pathname === '/lock' })
  // Without a signed-in person, the lock page itself starts and ends one-time uses.
  const isShownThere = !usePerson() && onLock
  useEffect(restoreFocus, [])
  useEffect(showResults, [])
  const router = useRouter()
  useEffect(() => returnToPlace(router, isSignInPath), [router])
  useEffect(openFoot, [])
  useEffect(keepToastsAboveButtons, [])
  useEffect(() => announceTitle(setTitle), [])
  useEffect(beginListening, [])
  const listens = useListenWindow((state) => state.shown !== undefined)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Support />
      <UpdateNotice />
      <SentOrders />
      {listens && (
        <LaterPart>
          <Listen />
        </LaterPart>
      )}
      {visit && !isShownThere && (
        <LaterPart>
          <VisitBar />
        </LaterPart>
      )}
    </>
  )
}
