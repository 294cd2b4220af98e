import { t } from '@lingui/core/macro'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { BackToList } from './back-to-list.tsx'

/** Shown for an item that is not on this phone, or not loaded yet. */
export function ItemNotFound({ looking, isBeside }: { looking: boolean; isBeside: boolean }) {
  return (
    <>
      {!isBeside && <h1>{t`Desk`}</h1>}
      {looking ? (
        <Spinner />
      ) : (
        <p role="status">{t`This is not on this phone. Search the centre’s records by its number.`}</p>
      )}
      {!isBeside && <BackToList />}
    </>
  )
}
