import { useState, useEffect } from 'react'
import { canPrefetch, startWorker } from '#src/platform/device/page-worker.ts'
import { onceClean, useOpenForm } from '#src/features/apply/open-form.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

// Lazy: few visits find a newer build. Without its code the build comes by itself once no page is open.
const UpdateOffer = lazyPart(
  () => import('./update-offer.tsx'),
  () => null,
)

/** Loads the screens, so that after the update a tap only waits for the page's content. */
async function screensAtHand(): Promise<void> {
  try {
    await (await import('#src/app/find-content.ts')).loadScreens()
  } catch {
    // The tap loads missing code.
  }
}

/** Offers a waiting build; activates it only on request, and never during an action. */
export function UpdateNotice() {
  const [takeUpdate, setTakeUpdate] = useState<() => void>()
  useEffect(() => {
    // Between the tap and the new build a form may have been opened: it stands until it is closed or submitted.
    startWorker((apply) => setTakeUpdate(() => apply), onceClean)
    if (canPrefetch()) void screensAtHand()
  }, [])
  const dirty = useOpenForm((state) => state.dirty)
  // Not while a form has input: the offer waits until it is closed or submitted.
  if (!takeUpdate || dirty) return null
  return (
    <LaterPart>
      <UpdateOffer take={takeUpdate} leave={() => setTakeUpdate(undefined)} />
    </LaterPart>
  )
}
