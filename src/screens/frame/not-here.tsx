import { useEffect, useState, type ComponentType } from 'react'
import { useRouter } from '@tanstack/react-router'
import { LostPart } from './later.tsx'

interface Reason {
  error: unknown
  again: () => void
}

/**
 * What stands in place of a page that could not be shown: why, and the ways on. Its words come apart, for no first visit needs them; where
 * they do not come either, code is missing on the phone and nothing else is known.
 */
export function NotHere({ error }: { error: unknown }) {
  const router = useRouter()
  const [Told, setTold] = useState<ComponentType<Reason>>()
  useEffect(() => {
    import('#src/screens/faults/stopped-page.tsx').then(
      ({ StoppedPage }) => setTold(() => StoppedPage),
      () => setTold(() => Lost),
    )
  }, [])
  return (
    <main id="main" className="column py-8">
      {Told && <Told error={error} again={() => void router.invalidate()} />}
    </main>
  )
}

const Lost = ({ error, again }: Reason) => <LostPart thrown={error} again={again} />
