import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { StoppedPage, StoppedProps } from '#src/platform/faults/stopped-page.tsx'
import { FailedPart } from '#src/platform/ui/lazy-part.tsx'

/**
 * Shown for a page that failed: the reason, and what to do. Its texts load on demand; if they fail to load, code is
 * missing on the phone.
 */
export function OfflinePage({ error }: { error: unknown }) {
  const router = useRouter()
  const [Told, setDetails] = useState<typeof StoppedPage>()
  useEffect(() => {
    import('#src/platform/faults/stopped-page.tsx').then(
      (own) => setDetails(() => own.StoppedPage),
      () => setDetails(() => FailedComponent),
    )
  }, [])
  return (
    <main id="main" className="column py-8">
      {Told && <Told error={error} again={() => void router.invalidate()} Lost={FailedComponent} />}
    </main>
  )
}

const FailedComponent = ({ error, again }: StoppedProps) => (
  <FailedPart thrown={error} again={again} words="h1" />
)
