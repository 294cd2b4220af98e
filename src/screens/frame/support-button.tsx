import { lazy, Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { openSupport, useSupportWindow } from '#src/screens/support/support-window.ts'

const SupportDialog = lazy(() => import('#src/screens/support/support-dialog.tsx'))

/** Floats at the bottom right, above the bar, and opens the conversation with the centre. */
export function SupportButton() {
  const open = useSupportWindow((state) => state.open)
  return (
    <>
      <button
        type="button"
        className="support-button"
        aria-label={t`Live Support`}
        aria-haspopup="dialog"
        onClick={openSupport}
      >
        <Pictogram name="chat" className="size-7" />
      </button>
      {open && (
        <Suspense>
          <SupportDialog />
        </Suspense>
      )}
    </>
  )
}
