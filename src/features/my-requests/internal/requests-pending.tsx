import { t } from '@lingui/core/macro'
import { Spinner } from '#src/platform/ui/spinner.tsx'

/** Stands for the lists of My requests until all that they show has been read. */
export function RequestsPending() {
  return (
    <>
      <p>{t`Your requests from this phone and how they stand.`}</p>
      <Spinner />
    </>
  )
}
