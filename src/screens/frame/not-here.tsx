import { useRouter } from '@tanstack/react-router'
import { LostPart } from './later.tsx'

/** What stands in place of a page whose code the line has lost. */
export function NotHere() {
  const router = useRouter()
  return (
    <main id="main" className="column py-8">
      <LostPart again={() => void router.invalidate()} />
    </main>
  )
}
