import type { Undone } from '#src/platform/session/call-centre.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { whyNotOpened } from './why-not-opened.ts'

/** Shown while an item is being read, if it is not on this phone, and if the centre did not give it. */
export function NotOpenedPage({ why }: { why: 'looking' | 'not here' | Undone }) {
  if (why === 'looking') return <Spinner />
  return <p role="status">{whyNotOpened(why)}</p>
}
