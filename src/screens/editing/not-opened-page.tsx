import { t } from '@lingui/core/macro'
import { Spinner } from '#src/ui/spinner.tsx'

/** Shown while an item is being read, and if it is not on this phone. */
export function NotOpenedPage({ looking }: { looking: boolean }) {
  if (looking) return <Spinner />
  return (
    <p role="status">{t`This is not on this phone yet. Connect to the network once and open it again.`}</p>
  )
}
