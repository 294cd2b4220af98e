import { Suspense } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { closeSupport, openSupport, useSupportWindow } from '#src/screens/support/support-window.ts'
import { closedDialog, later } from '#src/screens/frame/later.tsx'

const SupportDialog = later(
  () => import('#src/screens/support/support-dialog.tsx'),
  closedDialog(closeSupport),
)

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
        <Pictogram name="chat" className="size-3/5" />
      </button>
      {open && (
        <Suspense>
          <SupportDialog />
        </Suspense>
      )}
    </>
  )
}
